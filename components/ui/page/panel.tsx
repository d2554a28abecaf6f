import type { ReactNode } from 'react'
import { type ChipState, StateChip } from '../state-chip'

interface Props {
  id: string
  title: ReactNode
  state?: ChipState
  stateLabel?: string
  control?: ReactNode
  level?: 2 | 3
  aside?: ReactNode
  children: ReactNode
}

export const panelOf = (place: string | undefined, id: string, title: string) =>
  place === undefined ? { id, title } : { id: `${id}-${place}`, title: `${place}: ${title}` }

export function Panel({ id, title, state, stateLabel, control, level = 2, aside, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const main = (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading id={`${id}-title`} className="text-xl leading-snug font-semibold print:text-lg">
          {title}
        </Heading>
        {state && <StateChip state={state} label={stateLabel} />}
        {control && <div className="ml-auto print:hidden">{control}</div>}
      </div>
      {children}
    </>
  )
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mb-2.5 rounded-panel border border-line bg-surface px-4 py-3 sm:px-5 sm:py-3.5 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3"
    >
      {aside ? (
        <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] print:block">
          <div className="min-w-0 lg:[&>:last-child]:mb-0">{main}</div>
          <div className="min-w-0 lg:[&>footer]:mt-0 lg:[&>footer]:border-0 print:[&>footer]:border-t">
            {aside}
          </div>
        </div>
      ) : (
        main
      )}
    </section>
  )
}
