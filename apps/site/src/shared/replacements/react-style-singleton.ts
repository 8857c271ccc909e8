import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton`, by which Radix stops the page from scrolling behind an open list: the CSP blocks
 * its `<style>` element, and a constructed style sheet needs no exception.
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
