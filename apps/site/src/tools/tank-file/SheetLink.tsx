/** Link to another tank in this page; scrolls up to its sheet, which would otherwise change out of sight. */
export const SheetLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} onClick={() => document.getElementById('hasil')?.scrollIntoView()}>
    {children}
  </a>
);
