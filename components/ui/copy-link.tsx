'use client'

import { useRef, useState } from 'react'
import { Button } from './button'
import { Icon } from './icon'

interface Props {
  /** Path and query of the page to share. */
  href: string
  label?: string
}

/** A plain link without scripting, a copy button with it; the whole address to copy where the clipboard is refused. */
export function CopyLink({ href, label = 'Link to this page' }: Props) {
  const [message, setMessage] = useState('')
  const address = useRef<HTMLAnchorElement>(null)

  async function copy() {
    const text = address.current?.href ?? href
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setMessage(copied ? 'Copied.' : `The browser did not allow copying. The address is ${text}`)
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <a ref={address} href={href} className="py-1">
        {label}
      </a>
      <span className="noscript:hidden">
        <Button look="secondary" type="button" onClick={copy}>
          <Icon name="link" />
          Copy link
        </Button>
      </span>
      <span role="status" className="text-base wrap-anywhere text-muted">
        {message}
      </span>
    </span>
  )
}
