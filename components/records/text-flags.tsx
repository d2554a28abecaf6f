import type { Finding } from '@/lib/untrusted-text/finding'
import { Icon } from '../ui/icon'
import { findingWords } from './finding-words'

interface Props {
  flags: readonly { column: string; found: readonly string[] }[]
}

/** A quiet mark at a row whose texts hold more than plain words: which column, and what. */
export function TextFlags({ flags }: Props) {
  return flags.map(({ column, found }) => (
    <p key={column} className="flex gap-1.5 text-base text-muted">
      <Icon name="info" className="mt-0.5 size-4.5" />
      <span className="min-w-0 wrap-anywhere">
        {column}: {found.map((finding) => findingWords[finding as Finding] ?? finding).join('. ')}.
      </span>
    </p>
  ))
}
