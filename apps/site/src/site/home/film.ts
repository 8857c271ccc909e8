import type { FilmReadouts } from './film-moments.ts';
import type { Readout } from './schema.ts';

/**
 * Starts the hero's film after the page has loaded, and gives the visitor the button that stops it.
 * With Save-Data or reduced motion nothing is fetched until the visitor asks for it.
 */
const film = document.querySelector<HTMLVideoElement>('[data-film]');
const toggle = document.querySelector<HTMLButtonElement>('[data-film-toggle]');
const readouts = document.querySelectorAll<HTMLElement>('[data-readout]');

/** Keeps the readouts at what the film shows. */
async function follow(film: HTMLVideoElement): Promise<void> {
  const moments: FilmReadouts[] = await (await fetch('/film.json')).json();
  film.addEventListener('timeupdate', () => {
    const moment = moments.findLast(({ t }) => t <= film.currentTime);
    if (!moment) return;
    for (const readout of readouts) {
      const value = moment[readout.dataset['readout'] as Readout['shows']];
      // Into the text node: a screen reader loses its place where nodes are replaced, as only a translator does.
      if (readout.firstChild instanceof Text) readout.firstChild.data = value;
      else readout.textContent = value;
      // The leader of the level goes with it.
      readout.parentElement?.style.setProperty('--line', moment.line);
    }
  });
}

if (film && toggle) {
  // Its name stays: what is pressed plays.
  const show = (playing: boolean) => toggle.setAttribute('aria-pressed', String(playing));
  // A browser may refuse to play (battery saver, policy): the poster stays and the button offers it again.
  const play = () => film.play().catch(() => show(false));

  film.addEventListener('playing', () => {
    film.dataset['playing'] = '';
    show(true);
  });
  // Without its figures the film still plays.
  film.addEventListener('playing', () => follow(film).catch(() => undefined), { once: true });
  film.addEventListener('pause', () => show(false));
  toggle.addEventListener('click', () => (film.paused ? play() : film.pause()));
  toggle.hidden = false;

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
  if (!still) {
    // The poster is painted first: it is the picture that counts, and the film must not stand in for it.
    const poster = document.querySelector<HTMLImageElement>('[data-poster] img');
    const start = async () => {
      // A broken poster does not keep the film back.
      await poster?.decode().catch(() => undefined);
      (globalThis.requestIdleCallback ?? setTimeout)(play);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }
}
