'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'
import { raise } from './map/raised'

interface Props {
  /** This page with a facility selected, `{id}` in its place. */
  selectHref: string
  children: ReactNode
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * A list of hundreds is one stop of the Tab key, and arrows move in it; the row that is pointed at is raised on the map.
 * Without scripting each row is a stop and all links lead where they lead.
 */
export function RowKeys({ selectHref, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { push } = useRouter()
  const [isBusy, startTransition] = useTransition()

  // After every change of the rows; which of them is the stop is known to the page alone.
  useEffect(() => {
    const links = linksIn(list.current)
    const stop = links.find((link) => link === document.activeElement) ?? links[0]
    for (const link of links) link.tabIndex = link === stop ? 0 : -1
  })

  function move(event: KeyboardEvent) {
    const links = linksIn(list.current)
    const from = links.indexOf(event.target as HTMLAnchorElement)
    const step = steps[event.key]
    if (from < 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const to = links[Math.min(links.length - 1, Math.max(0, from + step))]
    for (const link of links) link.tabIndex = link === to ? 0 : -1
    to?.focus()
  }

  function select(event: MouseEvent) {
    const row = rowOf(event.target)
    if (!row?.dataset.at || (event.target as Element).closest('a')) return
    const id = encodeURIComponent(row.id.replace(/^facility-/, ''))
    const href = selectHref.replace(encodeURIComponent('{id}'), id)
    startTransition(() => push(href as Route, { scroll: false }))
  }

  const point = ({ target }: { target: EventTarget }) => raise(raisedBy(rowOf(target)))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what acts; this only follows them.
    <div
      ref={list}
      aria-busy={isBusy}
      onKeyDown={move}
      onClick={select}
      onPointerOver={point}
      onFocus={point}
      onPointerLeave={() => raise(undefined)}
      onBlur={() => raise(undefined)}
    >
      {children}
    </div>
  )
}

const linksIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])].filter(
    (link) => link.closest('tr')?.dataset.class,
  )

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('tr[data-class]')

function raisedBy(row: HTMLElement | null) {
  const [longitude, latitude] = (row?.dataset.at ?? '').split(',').map(Number)
  if (!row || longitude === undefined || latitude === undefined) return undefined
  const name = row.querySelector('a[data-row]')?.textContent ?? ''
  return { name, v: row.dataset.class ?? '', position: [longitude, latitude] as [number, number] }
}
