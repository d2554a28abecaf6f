import type { Route } from 'next'
import type { ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { Button } from './button'
import { PrintedPart } from './page/printed-part'

const texts = defineTexts('ui.pager', { pages: 'Pages of the list' })

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

export function Pager({ name = texts.pages, back = [], here, on = [], printed, children }: Props) {
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
