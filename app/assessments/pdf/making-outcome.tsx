import { Button, buttonLook } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { sayBytes } from './chosen-files'
import { RefusalList } from './file-list'
import { MARK } from './fit-letters'
import type { Making } from './use-making'

const texts = {
  starting: 'Starting',
  stopped: 'Stopped. Nothing was made.',
  failed: 'The PDF could not be made. Try again with fewer or smaller files, or reload the page.',
  made: 'Your PDF is ready.',
  leftOut: 'Left out of it',
  replaced: `Some characters are not in the typeface of a PDF made here. They stand as ${MARK} or without their accents:`,
}

const MOST_SHOWN = 20

/** What becomes of the PDF, said as it happens. */
export function MakingOutcome({ making, stop }: { making: Making; stop: () => void }) {
  return (
    <div>
      <p role="status" className="mb-2">
        {sayMaking(making)}
      </p>
      {making.kind === 'making' && (
        <p className="mb-4 flex flex-wrap items-center gap-4">
          <progress
            aria-label="Making the PDF"
            max={making.progress?.of ?? 1}
            value={making.progress?.done ?? 0}
            className="accent-accent"
          />
          <Button type="button" look="secondary" onClick={stop}>
            Stop
          </Button>
        </p>
      )}
      {making.kind === 'made' && <Made {...making} />}
    </div>
  )
}

function sayMaking(making: Making): string {
  switch (making.kind) {
    case 'idle':
      return ''
    case 'making':
      return making.progress?.what ?? texts.starting
    default:
      return texts[making.kind]
  }
}

function Made({ packet: { pages, bytes, refused, replaced }, href }: Extract<Making, { kind: 'made' }>) {
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="warn" title={texts.leftOut} role="alert">
          <RefusalList refused={refused} />
        </Notice>
      )}
      {replaced.length > 0 && (
        <Notice kind="warn" role="status">
          <p className="wrap-anywhere">
            {texts.replaced} {replaced.slice(0, MOST_SHOWN).join(' ')}
          </p>
        </Notice>
      )}
      <a href={href} download="appeal-packet.pdf" className={buttonLook('primary')}>
        Save the PDF ({pages} pages, {sayBytes(bytes.length)})
      </a>
    </>
  )
}
