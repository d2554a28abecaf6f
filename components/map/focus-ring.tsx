/** The canvas lies under everything else, so its own ring would be covered. */
export function FocusRing() {
  return (
    <div className="pointer-events-none absolute inset-0 z-20 hidden border-4 border-focus group-has-[canvas:focus-visible]/map:block print:hidden" />
  )
}
