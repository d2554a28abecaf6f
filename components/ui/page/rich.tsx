import { Fragment, type ReactNode } from 'react'

interface Props {
  /** A whole sentence with named parts: `Read <page>the page of the layer</page> or call <office/>.` */
  text: string
  parts: Readonly<Record<string, (words: string) => ReactNode>>
}

export const Rich = ({ text, parts }: Props) =>
  [...text.matchAll(/<(\w+)\/>|<(\w+)>([^<]*)<\/\2>|[^<]+|</g)].map(
    ([all, single, name = single, words = ''], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part can occur twice
      <Fragment key={index}>{name && Object.hasOwn(parts, name) ? parts[name]?.(words) : all}</Fragment>
    ),
  )
