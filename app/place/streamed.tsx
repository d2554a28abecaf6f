import { type ReactNode, Suspense } from 'react'

interface Props {
  /** In one piece with the page. */
  whole: boolean
  fallback: ReactNode
  children: ReactNode
}

/** Comes as soon as it is there, without holding up the rest; where no script runs, the page waits for it. */
export function Streamed({ whole, fallback, children }: Props) {
  return whole ? children : <Suspense fallback={fallback}>{children}</Suspense>
}
