import './turntable.ts';

/** Whether the style sheet shows all of a device: it is the target of the URL, or the first one. */
const isChosen = ({ hash }: HTMLAnchorElement) =>
  document.querySelector(`${hash} [data-turntable]`)?.checkVisibility?.() ?? false;

/** Tells screen readers which device is chosen, by `aria-current` on its link in the shelf. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('#rak a')];
const announceChoice = () => {
  for (const link of links) link.setAttribute('aria-current', `${isChosen(link)}`);
};
addEventListener('hashchange', announceChoice);
announceChoice();
// On a phone, the linked device may be outside the visible part of the shelf.
const named = links.find(({ hash }) => hash === location.hash)?.parentElement;
named?.closest('[tabindex]')?.scrollTo(named.offsetLeft - 100, 0);

const onShelf = (hash: string) => document.querySelector<HTMLElement>(`#rak-${hash.slice(1)} picture`);
const beside = (hash: string) => document.querySelector<HTMLElement>(`${hash} picture`);

/** Moves the cut-out of the chosen device from the shelf to its data, and the previous one back, by a transition. */
function move(from: string, to: string): void {
  const ends = [
    { name: 'alat-maju', before: onShelf(to), after: beside(to) },
    { name: 'alat-mundur', before: beside(from), after: onShelf(from) },
  ];
  for (const { name, before } of ends) before?.style.setProperty('view-transition-name', name);
  const { finished } = document.startViewTransition(() => {
    location.hash = to;
    for (const { name, before, after } of ends) {
      before?.style.removeProperty('view-transition-name');
      after?.style.setProperty('view-transition-name', name);
    }
  });
  void finished.finally(() => {
    for (const { after } of ends) after?.style.removeProperty('view-transition-name');
  });
}

document.querySelector('#alat')?.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
  const chosen = links.find(isChosen);
  const plain = event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !('startViewTransition' in document);
  if (!(link && chosen && plain) || still || link.hash === chosen.hash) return;
  if (!links.some(({ hash }) => hash === link.hash)) return;
  event.preventDefault();
  move(chosen.hash, link.hash);
});
