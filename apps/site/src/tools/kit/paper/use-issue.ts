import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { today } from '../../../shared/format/format.ts';
import type { ToolWords } from '../tool-words.ts';
import { documentNumber } from './document-number.ts';

interface QrCode {
  /** Modules per side. */
  size: number;
  /** SVG path of the dark modules; empty when the address is too long for a readable code. */
  path: string;
}

/**
 * Longest address in characters: level M, which survives the loss of an eighth, up to version 21, where a module is a
 * third of a millimetre.
 */
const longestAddress = 700;

/** Loads the library of QR codes, and returns the function that encodes an address. */
async function loadQrCodes(): Promise<(address: string) => QrCode> {
  const { default: qrcode } = await import('qrcode-generator');
  return (address) => {
    if (address.length > longestAddress) return { size: 0, path: '' };
    const code = qrcode(0, 'M');
    code.addData(address);
    code.make();
    const size = code.getModuleCount();
    const places = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
    const dark = places.filter(([row, column]) => code.isDark(row, column));
    return { size, path: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') };
  };
}

/** Identification of a printed sheet. Empty until hydration, as all of it depends on the browser. */
export interface Issue {
  link: string;
  number: string;
  /** Date of issue. */
  day: string;
  /** Undefined until its library has loaded. */
  code?: QrCode | undefined;
  /** True while the browser prints: parts for paper alone are rendered only then. */
  printing: boolean;
}

/** A pause in typing after which the code follows the link. */
const pause = 250;

/**
 * The issue of a tool's sheet, current when the browser prints. Link and number follow a fragment that is a text; a
 * function is called only for printing. Without a fragment there is nothing to issue.
 */
export function useIssue(tool: string, fragment: string | (() => string) | undefined): Issue {
  const followed = typeof fragment === 'string' ? fragment : undefined;
  const [encode, learn] = useState<(address: string) => QrCode>();
  const [issue, know] = useState<Issue>({ link: '', number: '', day: '', printing: false });
  const state = (printing: boolean, withCode: boolean) => {
    if (fragment === undefined) return;
    const read = followed ?? (printing && typeof fragment === 'function' ? fragment() : '');
    const link = new URL(read || location.pathname, location.href).href;
    const number = documentNumber(tool, read);
    know((last) => ({
      ...{ link, number, printing, day: today() },
      code: withCode ? encode?.(link) : last.link === link ? last.code : undefined,
    }));
    // In the margin of every page; Chromium reads it from the root element.
    const { style } = document.documentElement;
    if (printing) style.setProperty('--document', `"${number}"`);
    else style.removeProperty('--document');
  };
  const follow = useEffectEvent(() => state(false, false));
  const draw = useEffectEvent(() => state(false, true));
  const print = useEffectEvent(() => flushSync(() => state(true, true)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the link and the library
  useEffect(() => {
    if (followed === undefined) return undefined;
    follow();
    const timer = setTimeout(() => draw(), pause);
    return () => clearTimeout(timer);
  }, [followed, encode]);
  useEffect(() => {
    const start = () => print();
    const end = () => draw();
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    // Without its library, for example offline, a sheet has its link alone.
    loadQrCodes().then(
      (encoder) => learn(() => encoder),
      () => undefined,
    );
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return issue;
}

export interface PaperContext {
  words: ToolWords['paper'];
  /** Heading of the tool's page: title of a sheet that has none of its own. */
  title: string;
  issue: Issue;
}

export const PaperIssue = createContext<PaperContext | undefined>(undefined);

export function usePaper(): PaperContext {
  const paper = useContext(PaperIssue);
  if (!paper) throw new Error('A sheet must be inside a tool.');
  return paper;
}
