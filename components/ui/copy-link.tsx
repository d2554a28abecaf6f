'use client'

import { useEffect, useRef, useState } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { Button } from './button'
import { Icon } from './icon'

const texts = defineTexts('ui.copy-link', {
  label: 'Link to this page',
  copy: 'Copy link',
  share: 'Share',
  copied: 'Copied.',
  byHand: 'Not copied. Copy the address shown.',
})

interface Props {
  href: string
  label?: string
}

type Outcome = 'idle' | 'copied' | 'by-hand'

/**
 * Without scripting this is a plain link. With scripting it copies the link, or opens the share sheet if the
 * device has one.
 */
export function CopyLink({ href, label = texts.label }: Props) {
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [canShare, setCanShare] = useState(false)
  const address = useRef<HTMLAnchorElement>(null)
  useEffect(() => setCanShare('share' in navigator), [])

  const url = () => address.current?.href ?? href

  async function copy() {
    const copied = await navigator.clipboard?.writeText(url()).then(
      () => true,
      () => false,
    )
    if (!copied && address.current) getSelection()?.selectAllChildren(address.current)
    setOutcome(copied ? 'copied' : 'by-hand')
  }

  const share = () => navigator.share({ title: document.title, url: url() }).catch(() => undefined)

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <a ref={address} href={href} className="py-1">
        {outcome === 'by-hand' ? href : label}
      </a>
      <span className="inline-flex gap-3 noscript:hidden">
        <Button look="secondary" type="button" onClick={copy}>
          <Icon name="link" />
          {texts.copy}
        </Button>
        {canShare && (
          <Button look="secondary" type="button" onClick={share}>
            {texts.share}
          </Button>
        )}
      </span>
      <span role="status" className="text-base text-muted">
        {outcome === 'copied' && texts.copied}
        {outcome === 'by-hand' && texts.byHand}
      </span>
    </span>
  )
}
