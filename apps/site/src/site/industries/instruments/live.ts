import { fillText } from 'contract/slots';
import { announceText } from '../../../shared/ui/announce-text.ts';
import { attributes, type Dragged, fieldValue, type InstrumentDrawing, inOrder, sheet } from './instrument.ts';
import { loadInstrument } from './load.ts';
import { levelLine, type SectionPlace } from './section-place.ts';

/**
 * Puts the slider on the vessel of the picture, between the levels that it can take. A plate that could not be loaded is
 * removed, as browsers show a sign in its place.
 * @param ends lowest and highest level, as shares of the vessel's height
 * @returns a function that moves the level line to a share
 */
function attachScene(scene: HTMLElement, ends: readonly [low: number, high: number]): (share: number) => void {
  const place: SectionPlace & { side: number } = JSON.parse(scene.dataset['scene'] ?? '{}');
  const height = place.low - place.high;
  const [low, high] = ends.map((share) => place.low - share * height);
  for (const [name, value] of Object.entries({ axis: place.axis, half: place.half, side: place.side, low, high })) {
    scene.style.setProperty(`--${name}`, `${value}`);
  }
  for (const plate of scene.querySelectorAll('image')) {
    const test = new Image();
    test.src = plate.href.baseVal;
    test.decode().catch(() => plate.remove());
  }
  return (share) => {
    const { surface, line, text } = levelLine(place, share);
    scene.querySelector('[data-surface]')?.setAttribute('y', `${surface}`);
    scene.querySelector('[data-line]')?.setAttribute('d', line);
    scene.querySelector('text')?.setAttribute('y', `${text.y}`);
  };
}

/** Puts the slider on its rail in the drawing, by shares of the sheet. */
function attachRail(lever: HTMLElement, { from, to }: NonNullable<Dragged['rail']>, height: number): void {
  const sides = {
    left: Math.min(from[0], to[0]),
    right: sheet.width - Math.max(from[0], to[0]),
    top: Math.min(from[1], to[1]),
    bottom: height - Math.max(from[1], to[1]),
  };
  for (const [name, units] of Object.entries(sides)) {
    const whole = name === 'left' || name === 'right' ? sheet.width : height;
    lever.style.setProperty(`--${name}`, `${(units / whole) * 100}%`);
  }
}

/** Reveals the sliders of the page's instrument, and updates drawing, picture, link and sentence when they are moved. */
function attachInstrument(
  card: HTMLElement,
  { fields, outcome, dragged, height = sheet.height }: InstrumentDrawing,
): void {
  const given = (name: string) => JSON.parse(card.dataset[name] ?? '{}');
  const sentences: Record<string, string> = given('sentences');
  const labels: Record<string, string> = given('labels');
  const units: Record<string, string> = given('units');
  const carries: Record<string, { key: string; times: number }> = given('carries');
  const scene = document.querySelector<HTMLElement>('[data-scene]');
  const draggedField = dragged && fields[dragged.name];
  const moveLevel =
    scene && draggedField && attachScene(scene, [draggedField.min / dragged.full, draggedField.max / dragged.full]);
  const lever = card.querySelector<HTMLElement>('[data-lever]');
  if (scene && lever) scene.append(lever);
  else if (lever && dragged?.rail) attachRail(lever, dragged.rail, height);
  const places = scene ? [scene, card] : [card];
  const sliders = places.flatMap((place) => [...place.querySelectorAll('input')]);
  const [lines, letters] = [...card.querySelectorAll('svg:not(a svg)')].map((svg) => [...svg.children]);
  const answer = card.querySelector('[data-answer]');
  const link = card.querySelector<HTMLAnchorElement>('a[href*="#"]');

  const show = () => {
    const values = Object.fromEntries(sliders.map(({ name, valueAsNumber }) => [name, valueAsNumber]));
    for (const slider of sliders) {
      const field = fields[slider.name];
      if (!field) continue;
      const text = fieldValue(field, slider.valueAsNumber, units[slider.name] ?? '');
      slider.setAttribute('aria-valuetext', text);
      const shown = (slider.closest('fieldset label') ?? scene)?.querySelector('[data-value]');
      if (shown) shown.textContent = text;
      if (slider.name === dragged?.name) moveLevel?.(slider.valueAsNumber / dragged.full);
    }
    const drawn = outcome(values);
    const ordered = inOrder(drawn.shapes);
    for (const [index, { at }] of ordered.lines.entries()) setAttributes(lines?.[index], at);
    for (const [index, letter] of ordered.letters.entries()) {
      const shape = letters?.[index];
      setAttributes(shape, attributes(letter, height));
      const words = letter.says === undefined ? letter.text : fillText(labels[letter.says] ?? '', drawn.figures);
      if (shape && words !== undefined && shape.textContent !== words) shape.textContent = words;
    }
    const sentence = fillText(sentences[drawn.sentence] ?? '', drawn.figures);
    if (answer) answer.textContent = sentence;
    announceText(card, sentence);
    if (!link || Object.keys(carries).length === 0) return;
    const fragment = new URLSearchParams(link.hash.slice(1));
    const carried: Record<string, number> = { ...values, ...drawn.carried };
    for (const [name, { key, times }] of Object.entries(carries)) fragment.set(key, `${(carried[name] ?? 0) * times}`);
    link.setAttribute('href', `${link.pathname}#${fragment}`);
  };

  // Once a frame, however often a finger reports.
  let frame = 0;
  const plan = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  };
  for (const place of places) place.addEventListener('input', plan);
  show();
  for (const place of places) {
    for (const hidden of place.querySelectorAll<HTMLElement>('fieldset, label[hidden]')) hidden.hidden = false;
  }
}

function setAttributes(element: Element | undefined, values: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (element?.getAttribute(name) !== String(value)) element?.setAttribute(name, String(value));
  }
}

const card = document.querySelector<HTMLElement>('[data-instrument]');
if (card) {
  const start = async () => attachInstrument(card, await loadInstrument(card.dataset['instrument'] ?? ''));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
