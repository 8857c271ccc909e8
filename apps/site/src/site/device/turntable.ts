import { stepAfterDrag, turntable } from './turntable-steps.ts';

/**
 * Lets the visitor rotate a device. All frames are one sprite, which is fetched at the first interaction and decoded in
 * the background. Until then, without scripts and with Save-Data, the still picture is shown.
 */
function prepare(table: HTMLElement): void {
  const range = table.querySelector('input');
  const control = range?.closest('label');
  const canvas = table.querySelector('canvas');
  const pen = canvas?.getContext('2d');
  if (!range || !control || !canvas || !pen) return;

  const offer = (there: boolean) => {
    control.hidden = !there;
    table.classList.toggle('still', !there);
  };

  const fetchFrames = async () => createImageBitmap(await (await fetch(table.dataset['turntable'] ?? '')).blob());
  let frames: Promise<ImageBitmap> | undefined;
  const load = () => {
    frames ??= fetchFrames();
    // Without frames the still picture stays; callers that await the frames get the error too.
    frames.catch(() => offer(false));
    return frames;
  };
  const show = async () => {
    const step = range.valueAsNumber;
    range.setAttribute('aria-valuetext', `${(360 / turntable.steps) * step}°`);
    const sheet = await load();
    const [width, height] = [sheet.width / turntable.columns, (sheet.height * turntable.columns) / turntable.steps];
    const [column, row] = [step % turntable.columns, Math.floor(step / turntable.columns)];
    Object.assign(canvas, { width, height });
    pen.drawImage(sheet, column * width, row * height, width, height, 0, 0, width, height);
    canvas.hidden = false;
  };

  range.addEventListener('input', show);
  for (const touch of ['pointerenter', 'focus']) range.addEventListener(touch, load, { once: true });

  const stage = canvas.parentElement ?? table;
  stage.addEventListener('pointerdown', (down) => {
    const from = range.valueAsNumber;
    load();
    const turn = (move: PointerEvent) => {
      range.valueAsNumber = stepAfterDrag(from, move.clientX - down.clientX, stage.clientWidth);
      show();
    };
    stage.setPointerCapture(down.pointerId);
    stage.addEventListener('pointermove', turn);
    stage.addEventListener('lostpointercapture', () => stage.removeEventListener('pointermove', turn), { once: true });
  });
  offer(true);
}

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (!connection?.saveData) document.querySelectorAll<HTMLElement>('[data-turntable]').forEach(prepare);
