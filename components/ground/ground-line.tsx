interface Props {
  value: string
  detail?: string | undefined
  /** The law makes something of it a duty. */
  isWarning?: boolean
  /** What limits the value, where the detail does not say it. */
  limit?: string
  /** Where the limit sends the reader. */
  official?: { href: string; label: string }
}

/** An answer in one paragraph, where its own page has all of it. */
export const GroundLine = ({ value, detail, isWarning = false, limit, official }: Props) => (
  <>
    <p>
      <strong className={isWarning ? 'text-warn' : ''}>{value}</strong>
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
