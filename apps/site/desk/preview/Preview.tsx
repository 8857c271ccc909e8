import { useCallback, useEffect, useRef, useState } from 'react';
import { LinkButton } from '../Buttons.tsx';
import { callDesk, type Draft } from '../contract.ts';
import styles from '../Desk.module.css';
import { deskWords } from '../desk.words.ts';
import { translateProblem } from '../desk-texts.ts';
import { normalizeText } from './find-text.ts';

const { preview: words } = deskWords;

interface Answer {
  page?: Document;
  fault?: string;
}
const noPage: Answer = {};

/** Delay before the page is fetched, ms. */
const pause = 250;

interface PreviewProps {
  address: string;
  shown: string | undefined;
  draft: Draft | undefined;
  /** Number of saves; a change refetches the page. */
  saves: number;
  /** Returns whether a field was found. */
  onPick: (texts: Iterable<string>) => boolean;
}

/** Renders the page as the server would; returns the error when rendering fails. */
async function fetchPage(address: string, draft: Draft | undefined): Promise<Answer> {
  const asked = { address, ...(draft && { draft }) };
  const { html, fault } = await callDesk<{ html?: string; fault?: string }>('POST', 'preview', asked);
  return html ? { page: new DOMParser().parseFromString(html, 'text/html') } : { ...(fault && { fault }) };
}

export function Preview({ address, shown, draft, saves, onPick }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [picking, setPicking] = useState(true);
  const [note, setNote] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  /** The page in the frame as the server last sent it. */
  const sent = useRef<Promise<Document | undefined>>(undefined);
  const latest = useRef({ address, picking, shown, onPick, draft });
  latest.current = { address, picking, shown, onPick, draft };

  /** Updates the frame from the server; a newer call makes an older one stop. */
  const refresh = useCallback(async () => {
    const page = frame.current?.contentDocument;
    const before = await sent.current;
    if (!page || !before) return;
    const wanted = latest.current.draft;
    // A document that the frame has left meanwhile has no address.
    const { pathname } = page.location ?? {};
    if (pathname === undefined) return;
    const { page: after, fault } = await fetchPage(pathname, wanted).catch(() => noPage);
    // When rendering fails, the last good page stays.
    setNote(fault ? translateProblem(`page: ${fault}`) : '');
    if (!after || page !== frame.current?.contentDocument || wanted !== latest.current.draft) return;
    if ((await sent.current) !== before) return;
    patch(page.body, before.body, after.body);
    sent.current = Promise.resolve(after);
    if (latest.current.shown) showText(page, latest.current.shown);
  }, []);

  const prepare = useCallback(
    (page: Document) => {
      const [visit] = (page.defaultView?.performance.getEntriesByType('navigation') ??
        []) as PerformanceNavigationTiming[];
      const { address: wanted } = latest.current;
      // A reload by Astro interrupts the navigation to another page.
      if (visit?.type === 'reload' && page.location.pathname !== wanted) return page.location.replace(wanted);
      const now = fetchPage(page.location.pathname, undefined).catch(() => noPage);
      sent.current = now.then((answer) => answer.page);
      // An error below the page’s head ends the page early, although its status is 200.
      void now.then(({ page: whole, fault }) =>
        setIsBroken(!whole && (fault !== undefined || visit?.responseStatus === 500)),
      );
      if (latest.current.draft) void refresh();
      addMarkStyle(page);
      if (latest.current.shown) showText(page, latest.current.shown);
      page.addEventListener(
        'click',
        (event) => {
          const { picking: active, onPick: pick } = latest.current;
          const target = event.target as Element | null;
          // Folds and form controls work as usual; their text is picked too.
          if (!active || !target) return;
          if (!target.closest('summary, input, select, textarea')) event.preventDefault();
          setNote(pick(textsAround(target)) ? '' : words.nothing);
        },
        { capture: true },
      );
    },
    [refresh],
  );

  useEffect(() => {
    // Each document of the frame as soon as it is read: its `load` waits for pictures, and clicks come before.
    let last: Document | undefined;
    let request = requestAnimationFrame(function look() {
      const page = frame.current?.contentDocument;
      if (page && page !== last && page.URL !== 'about:blank' && page.readyState !== 'loading') {
        last = page;
        prepare(page);
      }
      request = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(request);
  }, [prepare]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page && shown) showText(page, shown);
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the page as a draft does
  useEffect(() => {
    const waiting = setTimeout(() => void refresh(), pause);
    return () => clearTimeout(waiting);
  }, [draft, saves, refresh]);

  const reload = () => frame.current?.contentWindow?.location.reload();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have mended it
  useEffect(() => {
    if (isBroken) reload();
  }, [saves]);
  return (
    <section className="column slim" aria-label={words.name}>
      <div className={`${styles.tools} small row wrap spread`}>
        <label className="inline-row gap-1 touch strong">
          <input type="checkbox" checked={picking} onChange={({ target }) => setPicking(target.checked)} />
          {words.pick}
        </label>
        <span className={styles.changed} role="status">
          {note || (draft && words.typed)}
        </span>
        <a className="inline-row touch" href={address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      </div>
      {isBroken && (
        <div className="card stack-1" role="alert">
          <p>{words.broken}</p>
          <LinkButton onClick={reload}>{words.retry}</LinkButton>
        </div>
      )}
      <iframe ref={frame} hidden={isBroken} className={`${styles.frame} grow full`} src={address} title={words.name} />
    </section>
  );
}

const rule = ':root { --pilih: #b4521f } [data-sunting] { outline: 3px solid var(--pilih); outline-offset: 4px; }';

/** Texts of an element and its ancestors, up to 1,200 characters. */
function* textsAround(target: Element): Generator<string> {
  for (let at: Element | null = target; at && at.tagName !== 'BODY'; at = at.parentElement) {
    const text = normalizeText(at.textContent ?? '');
    if (text.length > 1200) return;
    if (text) yield text;
  }
}

function elementWith(page: Document, pattern: RegExp): Element | undefined {
  const all = [...page.querySelectorAll('main *, header *, footer *')];
  return all.findLast((element) => pattern.test(normalizeText(element.textContent ?? '')));
}

function showText(page: Document, source: string) {
  const element = elementWith(page, new RegExp(`^${source}$`)) ?? elementWith(page, new RegExp(source));
  // The updated page may not have arrived yet.
  if (!element) return;
  for (const marked of page.querySelectorAll('[data-sunting]')) marked.removeAttribute('data-sunting');
  // Opens folds around the text, as the browser’s find-in-page does.
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  element.setAttribute('data-sunting', '');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Adds the style of the highlight, apart from the page’s own style sheets. */
function addMarkStyle(page: Document) {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rule);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}

/** Islands are replaced as a whole, not patched. */
const isIsland = (node: Node) => node.nodeName === 'ASTRO-ISLAND';
const isCode = (node: Node) => ['SCRIPT', 'STYLE', 'LINK'].includes(node.nodeName);

/**
 * Patches the live page where the server’s output differs from before; changes by scripts and visitors elsewhere (an
 * open fold, the scroll position) stay.
 */
function patch(live: ChildNode, before: Node, after: Node) {
  if (before.isEqualNode(after) || isCode(after)) return;
  const isLike =
    live.nodeName === after.nodeName &&
    before.nodeName === after.nodeName &&
    before.childNodes.length === after.childNodes.length &&
    live.childNodes.length === after.childNodes.length;
  if (!isLike || isIsland(after)) {
    live.replaceWith((live.ownerDocument ?? document).importNode(after, true));
    return;
  }
  if (!(after instanceof Element)) {
    live.nodeValue = after.nodeValue;
    return;
  }
  // The frame has an `Element` class of its own, which `instanceof` does not recognise here.
  const [old, page] = [before as Element, live as unknown as Element];
  for (const name of new Set([...old.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === old.getAttribute(name)) continue;
    if (value === null) page.removeAttribute(name);
    else page.setAttribute(name, value);
  }
  // A replacement keeps the number of children.
  const parts = [...live.childNodes];
  for (const [at, part] of parts.entries()) {
    patch(part, before.childNodes[at] as Node, after.childNodes[at] as Node);
  }
}
