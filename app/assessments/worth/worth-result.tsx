import type { ReactNode } from 'react'

interface Props {
  sentences: readonly string[]
  caution: string
  children?: ReactNode
}

export const WorthResult = ({ sentences, caution, children }: Props) => (
  <>
    <div role="status" className="mb-3 font-semibold empty:hidden">
      {children}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
    {sentences.length > 0 && <p className="text-base text-muted">{caution}</p>}
  </>
)
