export type {
  AppealDeadline,
  AppealGround,
  AppealGroundKind,
  AppealGuidance,
  AppealOffice,
  AppealRules,
  AppealStage,
  AssessmentLevel,
  ConfirmableStatement,
  EquityRequirements,
  GuidanceStatement,
  OtherAssessmentsRule,
  SaleDatesRule,
  SaleWindowRule,
  StatementCertainty,
  TaxSavings,
} from './guidance/guidance'
export { guidanceFor } from './guidance/guidance-for'
export { officesIn, statementsIn } from './guidance/statements-in'
export type { listMunicipalities, Municipality } from './list-municipalities'
export type { ListedSource } from './recipe/listed-source'
export { findSource } from './search/choose-source'
