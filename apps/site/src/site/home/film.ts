import type { FilmReadouts } from './film-moments.ts';
import type { Readout } from './schema.ts';

/**
 * Starts the hero film after the page has loaded, and enables the button that pauses it. With Save-Data or reduced
 * motion, nothing is fetched until the visitor clicks the button.
 */
const film = document.querySelector<HTMLVideoElement>('[data-film]');
const toggle = document.querySelector<HTMLButtonElement>('[data-film-toggle]');
const readouts = document.querySelectorAll<HTMLElement>('[data-readout]');

/** Updates the readouts while the film plays. */
async function follow(film: HTMLVideoElement): Promise<void> {
  const moments: FilmReadouts[] = await (await fetch('/film.json')).json();
  film.addEventListener('timeupdate', () => {
    const moment = moments.findLast(({ t }) => t <= film.currentTime);
    if (!moment) return;
    for (const readout of readouts) {
      const value = moment[readout.dataset['readout'] as Readout['shows']];
      // Changes the text node in place, as screen readers lose their position when nodes are replaced. Only a
      // translator replaces the node; then the text of the element is set.
      if (readout.firstChild instanceof Text) readout.firstChild.data = value;
      else readout.textContent = value;
      // Moves the leader line to the level.
      readout.parentElement?.style.setProperty('--line', moment.line);
    }
  });
}

if (film && toggle) {
  // The label stays the same: a pressed button means that the film plays.
  const show = (playing: boolean) => toggle.setAttribute('aria-pressed', String(playing));
  // A browser may refuse to play (battery saver, policy): the poster stays, and the button offers to play.
  const play = () => film.play().catch(() => show(false));

  film.addEventListener('playing', () => {
    film.dataset['playing'] = '';
    show(true);
  });
  // If the readouts cannot be loaded, the film plays without them.
  film.addEventListener('playing', () => follow(film).catch(() => undefined), { once: true });
  film.addEventListener('pause', () => show(false));
  toggle.addEventListener('click', () => (film.paused ? play() : film.pause()));
  toggle.hidden = false;

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
  if (!still) {
    // Waits for the poster: it is the largest contentful paint, which the film must not replace.
    const poster = document.querySelector<HTMLImageElement>('[data-poster] img');
    const start = async () => {
      // A broken poster does not prevent the film.
      await poster?.decode().catch(() => undefined);
      (globalThis.requestIdleCallback ?? setTimeout)(play);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }
}
