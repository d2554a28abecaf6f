'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { startTransition, useActionState, useEffect, useRef, useTransition } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'
import type { SourceCall } from './question'

export interface ActionButtonProps {
  question: SourceCall
  /** If scripting is off, the browser opens this URL, whose page shows the result. */
  href: string
  stays?: boolean
  busy: string
  done?: string
  look?: ButtonLook
  children: string
}

const texts = defineTexts('act.button', {
  unreachable: 'This part of the page did not load. Reload the page to try again.',
})

interface ButtonState {
  message?: string | undefined
  isWaiting?: boolean
}

export function Act({
  question,
  href,
  stays = false,
  busy,
  done,
  look = 'secondary',
  children,
}: ActionButtonProps) {
  const { push, refresh } = useRouter()
  const [isLoading, startLoading] = useTransition()
  const [{ message }, press, isAsking] = useActionState(async (before: ButtonState): Promise<ButtonState> => {
    // This code loads on the first click, because most visitors never click.
    const trouble = await import('./find-trouble').then(
      ({ findTrouble }) => findTrouble(question, before.isWaiting),
      () => ({ message: texts.unreachable }),
    )
    if (trouble) return trouble
    startLoading(() => (stays ? refresh() : push(href as Route, { scroll: !href.includes('#') })))
    return { message: done }
  }, {})
  const isBusy = isAsking || isLoading
  const form = useRegion(isBusy)
  const { pathname, searchParams, hash } = new URL(href, 'http://page')
  return (
    <form
      ref={form}
      action={pathname + hash}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) startTransition(press)
      }}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      {[...searchParams].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button look={look} aria-busy={isBusy}>
        {children}
      </Button>
      <p role="status" className="min-w-0 text-base wrap-anywhere empty:hidden">
        {isBusy ? busy : message}
      </p>
    </form>
  )
}

function useRegion(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const region = form.current?.closest<HTMLElement>('section, li')
    if (!region || !isBusy) return
    region.ariaBusy = 'true'
    return () => {
      region.ariaBusy = null
      if (document.activeElement !== document.body || !region.isConnected) return
      region.tabIndex = -1
      region.focus({ preventScroll: true })
    }
  }, [isBusy])
  return form
}
