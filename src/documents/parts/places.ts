import { createContext } from 'react';

/** Where a section stands: its headline and the page on which it begins. */
export interface Place {
  title: string;
  page: number;
}

/**
 * The sections of one document by their anchors. The engine asks every section again on each page that it lays out, up
 * to the one on which it stays, and lays out all pages before it asks for the contents: what is here then is final.
 */
export const Places = createContext<Map<string, Place>>(new Map());
