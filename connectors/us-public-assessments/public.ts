export type {
  AppealGround,
  AppealGroundKind,
  AppealRules,
  AppealStage,
  AssessmentLevel,
  Certainty,
  ConfirmableStatement,
  Deadline,
  EquityRequirements,
  Guidance,
  Office,
  OtherAssessmentsRule,
  SaleDatesRule,
  SaleWindowRule,
  Statement,
  TaxSavings,
} from './guidance/guidance'
export { guidanceFor } from './guidance/guidance-for'
export { officesIn, statementsIn } from './guidance/statements-in'
export type { listMunicipalities, Municipality } from './list-municipalities'
export type { ListedSource } from './recipe/listed-source'
export { findSource } from './search/choose-source'
