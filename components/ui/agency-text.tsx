import type { ReactNode } from 'react'
import { isSpanish } from '@/lib/language/current-language'
import { translate } from '@/lib/language/translate'

/** `text` may be ours and is then translated. */
type Props = { text: string } | { children: ReactNode }

/** Words of an agency stay in English and are marked for screen readers. */
export function AgencyWords(props: Props) {
  const words = 'text' in props ? translate(props.text) : props.children
  const isTranslated = 'text' in props && words !== props.text
  return isSpanish() && !isTranslated ? <span lang="en">{words}</span> : words
}

interface NamesProps {
  text: string
  names: readonly string[] | undefined
}

/** Marks names of agencies within a text of ours. */
export const AgencyNames = ({ text, names = [] }: NamesProps) =>
  isSpanish() && names.length > 0
    ? text.split(new RegExp(`(${names.map(escapeSigns).join('|')})`)).map((part) =>
        names.includes(part) ? (
          <span key={part} lang="en">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text

const escapeSigns = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
