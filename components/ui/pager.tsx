import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Button } from './button'
import { PrintedPart } from './page/printed-part'

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
  printed?: Parameters<typeof PrintedPart>[0] | undefined
  children?: ReactNode
}

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
