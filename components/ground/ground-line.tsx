interface Props {
  value: string
  detail?: string | undefined
  isWarning?: boolean
  limit?: string
  official?: { href: string; label: string }
}

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
