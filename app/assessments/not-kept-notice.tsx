import { Notice } from '@/components/ui/notice'

/** Only what the browser does for the person needs scripting; the printed pages are then filled in by hand. */
export function NotKeptNotice() {
  return (
    <noscript>
      <Notice kind="info" title="Scripting is switched off">
        <p>
          What you write on this page cannot be kept. Read on, and fill in the printed pages at the end by
          hand.
        </p>
      </Notice>
    </noscript>
  )
}
