/** Instrument outside the catalogue, with the reason why it suits. */
export const UncataloguedInstrument = ({ lead, title, reason }: { lead: string; title: string; reason: string }) => (
  <p className="measure">
    <strong>{`${lead} ${title}.`}</strong> <span>{reason}</span>
  </p>
);
