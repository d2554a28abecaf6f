import type { ReactNode } from 'react'

/** Fields side by side where there is room; their controls share one line whatever their hints. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="grid items-end gap-x-5 sm:auto-cols-fr sm:grid-flow-col">{children}</div>
}
