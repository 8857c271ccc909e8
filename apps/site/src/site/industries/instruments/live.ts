import { fillText } from 'contract/slots';
import { announceText } from '../../../shared/ui/announce-text.ts';
import type { InstrumentDrawing } from './instrument.ts';
import { fieldValue, findInstrument, type InstrumentKind } from './kinds.ts';

/** Reveals the sliders of the page's instrument, and updates drawing and sentence when they are moved. */
function attachInstrument(card: HTMLElement, { fields, outcome }: InstrumentDrawing): void {
  const sentences: Record<string, string> = JSON.parse(card.dataset['sentences'] ?? '{}');
  const units: Record<string, string> = JSON.parse(card.dataset['units'] ?? '{}');
  const sliders = [...card.querySelectorAll('input')];
  const shapes = [...card.querySelectorAll('svg > *')];
  const answer = card.querySelector('[data-answer]');

  const show = () => {
    const values = Object.fromEntries(sliders.map(({ name, valueAsNumber }) => [name, valueAsNumber]));
    for (const slider of sliders) {
      const field = fields[slider.name];
      if (!field) continue;
      const text = fieldValue(field, slider.valueAsNumber, units[slider.name] ?? '');
      slider.setAttribute('aria-valuetext', text);
      const shown = slider.parentElement?.querySelector('[data-value]');
      if (shown) shown.textContent = text;
    }
    const drawn = outcome(values);
    for (const [index, { at, text }] of drawn.shapes.entries()) {
      const shape = shapes[index];
      for (const [name, value] of Object.entries(at)) shape?.setAttribute(name, String(value));
      if (shape && text !== undefined) shape.textContent = text;
    }
    const sentence = fillText(sentences[drawn.sentence] ?? '', drawn.figures);
    if (answer) answer.textContent = sentence;
    announceText(card, sentence);
  };

  card.addEventListener('input', show);
  show();
  for (const fieldset of card.querySelectorAll('fieldset')) fieldset.hidden = false;
}

const card = document.querySelector<HTMLElement>('[data-instrument]');
if (card) {
  const start = () => attachInstrument(card, findInstrument(card.dataset['instrument'] as InstrumentKind));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
