'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { describeFull, SIMILAR_HOMES } from '../entries/entry-names'
import { ChoiceRow } from './choice-row'
import { fillRow, firstEmptyRow, rowWith } from './fill-row'
import type { SuggestedHome } from './propose/proposal'

const texts = defineTexts('similar.proposed-homes', {
  filled: (address: string, row: number) => `${address} is in row ${row} below.`,
  taken: (address: string) => `${address} was taken out.`,
})

type ListedHome = Pick<SuggestedHome, 'home'> & { children: ReactNode }

interface Props {
  list: readonly ListedHome[]
  shown: number
  more: string
}

export function HomeProposals({ list, shown: count, more }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('')

  useEffect(() => {
    const show = () => {
      for (const box of root.current?.querySelectorAll<HTMLInputElement>('input') ?? [])
        box.checked = rowWith(rowsAround(root.current), box.value) !== undefined
    }
    // `show` runs after a timeout, because stored entries reach the rows only after this effect.
    const later = setTimeout(show)
    const around = rowsAround(root.current)
    around?.addEventListener('input', show)
    return () => {
      clearTimeout(later)
      around?.removeEventListener('input', show)
    }
  }, [])

  function choose({ home }: ListedHome, isChosen: boolean) {
    const row = isChosen
      ? firstEmptyRow(rowsAround(root.current))
      : rowWith(rowsAround(root.current), home.parcel)
    if (row === undefined) {
      rowsAround(root.current)?.dispatchEvent(new Event('input'))
      return setMessage(isChosen ? describeFull(SIMILAR_HOMES) : '')
    }
    fillRow(rowsAround(root.current), row, isChosen ? home : undefined)
    setMessage(isChosen ? texts.filled(home.address, row) : texts.taken(home.address))
  }

  return (
    <div ref={root} className="mb-2">
      <ProposedRows list={list.slice(0, count)} from={1} choose={choose} />
      {list.length > count && (
        <details>
          <summary className="min-h-11 py-2 text-accent">{more}</summary>
          <ProposedRows list={list.slice(count)} from={count + 1} choose={choose} />
        </details>
      )}
      <p role="status" className="my-2 empty:hidden">
        {message}
      </p>
    </div>
  )
}

interface RowsProps {
  list: readonly ListedHome[]
  from: number
  choose: (proposal: ListedHome, isChosen: boolean) => void
}

function ProposedRows({ list, from, choose }: RowsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {list.map((proposal, index) => {
        const { home, children } = proposal
        return (
          <ChoiceRow
            key={home.parcel}
            id={`proposed-${from + index}`}
            value={home.parcel}
            onChoose={(isChosen) => choose(proposal, isChosen)}
          >
            <span className="font-semibold">
              {from + index}. {home.address}
            </span>
            {children}
          </ChoiceRow>
        )
      })}
    </ul>
  )
}

const rowsAround = (list: HTMLElement | null) => list?.closest('section') ?? null
