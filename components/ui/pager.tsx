import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Button } from './button'
import { PrintedPart } from './page/printed-part'

/** A link where the address says the page, a press where the browser holds it; nothing where there is no such page. */
type PagerStep =
  | { label: string; href: Route }
  | { label: string; onPress: () => void; disabled: boolean }
  | false
  | null
  | undefined

interface Props {
  name?: string
  back?: readonly PagerStep[]
  here?: string | undefined
  on?: readonly PagerStep[]
  /** Which rows stand on paper, where not all of them do. */
  printed?: Parameters<typeof PrintedPart>[0] | undefined
  /** What to do where pages end and the list does not. */
  children?: ReactNode
}

/** Back, where we are, on. A list that is whole has none. */
export function Pager({ name = 'Pages of the list', back = [], here, on = [], printed, children }: Props) {
  const hasSteps = [...back, ...on].some(Boolean)
  if (!hasSteps && !children) return null
  return (
    <>
      {printed && <PrintedPart {...printed} />}
      <nav aria-label={name} className="my-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        {back.map(toControl)}
        {here && <p>{here}</p>}
        {on.map(toControl)}
        {children}
      </nav>
    </>
  )
}

function toControl(step: PagerStep): ReactNode {
  if (!step) return null
  const { label } = step
  if ('href' in step)
    return (
      <a key={label} href={step.href} className="inline-flex min-h-11 items-center">
        {label}
      </a>
    )
  return (
    <Button key={label} type="button" look="secondary" disabled={step.disabled} onClick={step.onPress}>
      {label}
    </Button>
  )
}
