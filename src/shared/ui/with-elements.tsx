import { type ComponentPropsWithoutRef, type ComponentType, createElement } from 'react';

const tags = [
  'p',
  'h1',
  'h2',
  'h3',
  'li',
  'dt',
  'dd',
  'th',
  'td',
  'caption',
  'figcaption',
  'span',
  'strong',
  'summary',
  'a',
] as const;

type Tag = (typeof tags)[number];
type Wrapped<T> = {
  [tag in Tag]: (props: Omit<ComponentPropsWithoutRef<tag>, 'children'> & { children: T }) => React.JSX.Element;
};

/** Elements for a component that sets a text: `<Text.p className="lead">{words}</Text.p>`. */
export function withElements<T>(Inline: ComponentType<{ children: T }>): ComponentType<{ children: T }> & Wrapped<T> {
  const wrapped = tags.map((tag) => [
    tag,
    ({ children, ...rest }: { children: T }) => createElement(tag, rest, <Inline>{children}</Inline>),
  ]);
  return Object.assign(Inline, Object.fromEntries(wrapped) as Wrapped<T>);
}
