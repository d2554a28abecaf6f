'use client'

import { useEffect, useRef, useState } from 'react'
import { type ButtonLook, buttonLook } from '../button'

const texts = { busy: 'Searching…' }

interface Props {
  /** What the button says from the press until the next page is there. */
  busy?: string
  look?: ButtonLook
  children: string
}

/** Sends a form that the browser sends itself: React's `useFormStatus` knows only of forms that React sends. */
export function SubmitButton({ busy = texts.busy, look = 'primary', children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const begin = () => setBusy(true)
    // Back brings the page as it was left.
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

/** As wide as the words, so that nothing moves when they change places. */
const Room = ({ words }: { words: string }) => (
  <span aria-hidden="true" data-words={words} className="invisible after:content-[attr(data-words)]" />
)
