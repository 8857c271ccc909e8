import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Overview.module.css';

interface FileListProps {
  files: readonly { address: string; name: string; title: string; kind: string; size: string; description: string }[];
}

/** Files to download, each with its type and size. */
export function FileList({ files }: FileListProps) {
  return (
    <ul className={styles.files}>
      {files.map(({ address, name, title, kind, size, description }) => (
        <li key={address}>
          <a className={styles.file} href={address} download={name}>
            <Icon name="down" size={18} />
            <span>
              <span className={styles.fileTitle}>
                <Text>{title}</Text>
              </span>
              <span className={styles.kind}>
                {kind}, {size}
              </span>
              <span className={styles.about}>
                <Text>{description}</Text>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
