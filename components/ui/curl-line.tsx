'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('ui.curl-line', {
  label: 'The same from a command line',
  copy: 'Copy as curl',
  copied: 'Copied.',
  byHand: 'The browser did not allow copying. The line is selected: copy it by hand.',
})

export function CurlLine({ line }: { line: string }) {
  const code = useRef<HTMLElement>(null)
  const [message, setMessage] = useState('')

  async function copy() {
    const copied = await navigator.clipboard?.writeText(line).then(
      () => true,
      () => false,
    )
    if (!copied && code.current) getSelection()?.selectAllChildren(code.current)
    setMessage(copied ? texts.copied : texts.byHand)
  }

  return (
    <div className="mt-6">
      <p className="mb-1 font-semibold">{texts.label}</p>
      <pre className="rounded-control border border-line bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        <code ref={code}>{line}</code>
      </pre>
      <div className="mt-2 flex flex-wrap items-center gap-3 noscript:hidden">
        <Button look="secondary" type="button" onClick={copy}>
          {texts.copy}
        </Button>
        <span role="status" className="text-base text-muted">
          {message}
        </span>
      </div>
    </div>
  )
}
