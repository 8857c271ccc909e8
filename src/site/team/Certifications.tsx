import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Certifications.module.css';
import type { TeamPage } from './schema.ts';

/** Certificates as stamps, each with what it covers and a line for its number. */
export function Certifications({ items, more, number, pending, notice, ...heading }: TeamPage['certifications']) {
  return (
    <Band id="sertifikasi" opening="spread" {...heading}>
      <ul className="columns-2 gap-5">
        {items.map(({ code, stamp, subject, scope, certificate, note }) => (
          <li key={code.plain} className={`${styles.item} row gap-4`}>
            <Stamp lines={stamp} />
            <div>
              <Text.h3 className="heading">{code}</Text.h3>
              <Text.p className="strong">{subject}</Text.p>
              <Text.p className="note above-1">{scope}</Text.p>
              <p className="small row gap-1 padded-1">
                <Text.span className="faint">{number}</Text.span>
                {certificate ? (
                  <Text>{certificate}</Text>
                ) : (
                  <a className="centred strong" href="#catatan-sertifikat" aria-label={pending.plain}>
                    ‡
                  </a>
                )}
              </p>
              {note && (
                <Fold title={more} card={code}>
                  <Text.p className="small quiet">{note}</Text.p>
                </Fold>
              )}
            </div>
          </li>
        ))}
      </ul>
      {items.some(({ certificate }) => !certificate) && (
        <p className="small quiet measure above-4" id="catatan-sertifikat">
          ‡ <Text>{notice}</Text>
        </p>
      )}
    </Band>
  );
}

/** A rubber stamp: two rings with graduations between them. The words stand beside it. */
function Stamp({ lines: [first, second] }: { lines: TeamPage['certifications']['items'][number]['stamp'] }) {
  return (
    <svg className={`${styles.stamp} outline firm`} viewBox="-64 -64 128 128" aria-hidden="true" focusable="false">
      <circle r="62" />
      <circle className={styles.scale} r="55" pathLength="120" />
      <circle r="48" />
      <path d="M-47 -10h94M-47 18h94" />
      <text y="-19" textAnchor="middle">
        {first.plain}
      </text>
      <text y="10" textAnchor="middle">
        {second.plain}
      </text>
      <path d="M-6 26h12v3l-6 9-6-9Z" />
    </svg>
  );
}
