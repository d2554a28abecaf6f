'use client'

import { useEffect, useRef, useState } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { type ButtonLook, buttonLook } from '../button'

const texts = defineTexts('ui.submit-button', { busy: 'Searching…' })

interface Props {
  busy?: string
  look?: ButtonLook
  children: string
}

/** Does not use React's `useFormStatus`, which covers only forms that React submits. */
export function SubmitButton({ busy = texts.busy, look = 'primary', children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const begin = () => setBusy(true)
    // When a visitor goes back, the browser restores the page in its last state, in which the button is busy.
    const end = () => setBusy(false)
    form?.addEventListener('submit', begin)
    addEventListener('pageshow', end)
    return () => {
      form?.removeEventListener('submit', begin)
      removeEventListener('pageshow', end)
    }
  }, [])
  return (
    <>
      <button ref={button} type="submit" aria-busy={isBusy} className={buttonLook(look)}>
        <span className="grid *:col-start-1 *:row-start-1">
          <span>{isBusy ? busy : children}</span>
          <Room words={children} />
          <Room words={busy} />
        </span>
      </button>
      <span role="status" className="sr-only">
        {isBusy && busy}
      </span>
    </>
  )
}

/** Reserves the width of a label, so that nothing moves when the button changes its label. */
const Room = ({ words }: { words: string }) => (
  <span aria-hidden="true" data-words={words} className="invisible after:content-[attr(data-words)]" />
)
