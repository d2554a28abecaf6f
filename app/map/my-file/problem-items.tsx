import type { ReactNode } from 'react'

interface Props {
  problems: readonly string[]
  left: number
  heading: string
  more: (count: number) => ReactNode
}

export function ProblemItems({ problems, left, heading, more }: Props) {
  if (left === 0) return null
  return (
    <>
      <p className="text-bad">{heading}</p>
      <ul className="list-disc pl-4 wrap-anywhere">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {left > problems.length && <p>{more(left - problems.length)}</p>}
    </>
  )
}
