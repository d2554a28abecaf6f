interface Props {
  value: string
  detail?: string | undefined
  /** What limits the value, where the detail does not say it. */
  limit?: string
  /** Where the limit sends the reader. */
  official?: { href: string; label: string }
}

/** An answer in one paragraph, where its own page has all of it. */
export const GroundLine = ({ value, detail, limit, official }: Props) => (
  <>
    <p>
      <strong>{value}</strong>
      {detail && ` · ${detail}`}
    </p>
    {limit && (
      <p className="text-base">
        {limit}
        {official && (
          <>
            {' '}
            <a href={official.href} data-print="bare">
              {official.label}
            </a>
          </>
        )}
      </p>
    )}
  </>
)
