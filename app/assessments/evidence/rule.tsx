import type { CheckedStatement } from '../checked-guidance'
import { StatementSource } from '../statement-list'

export const Rule = ({ statement }: { statement: CheckedStatement | undefined }) =>
  statement && (
    <div className="mb-3">
      <p>{statement.text}</p>
      <StatementSource statement={statement} />
    </div>
  )
