import { productMark } from './marks.ts';

export const shareSize = { width: 1200, height: 630 } as const;

interface SharePictureProps {
  label: string;
  title: string;
  product: string;
  company: string;
}

/**
 * Words and mark of a share picture over transparent ground. Drawn by a layout engine without a browser: it reads
 * style objects, so the raw values of styles/tokens.css stand here once more.
 */
export function SharePicture({ label, title, product, company }: SharePictureProps) {
  const size = title.length > 44 ? 62 : 74;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        color: '#F7F5F0',
        backgroundImage:
          'linear-gradient(90deg, #06222B 12%, rgba(6,34,43,0.86) 42%, rgba(6,34,43,0.45) 68%, rgba(6,34,43,0) 100%)',
        fontFamily: 'Plus Jakarta Sans',
        fontWeight: 500,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 40, fontWeight: 700, letterSpacing: -1.4 }}>
        <svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">
          <path d={productMark.shell} fill="none" stroke="#F7F5F0" strokeWidth="2.5" />
          <path d={productMark.liquid} fill="#5FE3CC" />
          <path d={productMark.level} stroke="#5FE3CC" strokeWidth="2.5" />
        </svg>
        <span style={{ marginLeft: 18 }}>{product}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 800 }}>
        <div style={{ fontSize: 27, color: '#5FE3CC' }}>{label}</div>
        <div style={{ marginTop: 18, fontSize: size, fontWeight: 700, lineHeight: 1.08, letterSpacing: -size / 48 }}>
          {title}
        </div>
      </div>
      <div style={{ display: 'flex', fontSize: 25, color: '#C9D6D6', borderTop: '3px solid #5FE3CC', paddingTop: 20 }}>
        {company}
      </div>
    </div>
  );
}
