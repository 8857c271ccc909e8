type Words<K extends string> = Readonly<Record<K, string>>;

/** Texts of the sandbox’s responses besides those of the API document; `fillText` fills their slots. */
export interface SandboxWords {
  unknown: Words<'alarm' | 'tank' | 'site' | 'webhook' | 'delivery'> &
    Words<'operation' | 'parameter' | 'field' | 'cursor' | 'filters'>;
  conflict: Words<'closed' | 'webhooks' | 'limits' | 'events' | 'attempt' | 'full' | 'key'>;
  unreadable: Words<'address' | 'body'>;
  rules: Words<'type' | 'missing' | 'example' | 'least' | 'most' | 'items' | 'fields' | 'characters' | 'oneOf'> &
    Words<'pattern' | 'time' | 'plus' | 'address' | 'order' | 'span' | 'points' | 'ahead' | 'below'>;
}
