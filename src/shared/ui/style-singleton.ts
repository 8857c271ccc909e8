import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton` (see the alias in astro.config.ts), which adds a `<style>` element that
 * the page's Content-Security-Policy refuses. A constructed style sheet does the same and needs no exception.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: the library's interface is a factory, called once a module
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    }, [styles]);
    return null;
  };
}
