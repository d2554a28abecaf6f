import type { ReactNode } from 'react'

interface Props {
  id: string
  value: string
  onChoose: (isChosen: boolean) => void
  children: ReactNode
}

export const ChoiceRow = ({ id, value, onChoose, children }: Props) => (
  <li className="flex gap-3 py-1.5">
    <input
      type="checkbox"
      id={id}
      value={value}
      onChange={({ target }) => onChoose(target.checked)}
      className="mt-0.5 size-6 shrink-0 accent-accent noscript:hidden"
    />
    <label htmlFor={id} className="min-w-0 leading-snug">
      {children}
    </label>
  </li>
)
