import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const guidanceOfWest = {
  'Apply for property tax reduction by April 15.':
    'Solicite la reducción del impuesto sobre la propiedad (property tax reduction) a más tardar el 15 de abril.',
  'The value is not the market value on January 1.': 'El valor no es el valor de mercado al 1 de enero.',
  'In district court, the party that seeks relief must prove it by a preponderance of the evidence.':
    'En el tribunal de distrito (district court), la parte que hace la petición debe probarla por preponderancia de las pruebas.',
  'Changes to the homeowner’s exemption were enacted for 2026. Check the exemption of both years.':
    'Se aprobaron cambios a la exención para propietarios (homeowner’s exemption) para 2026. Revise la exención de los dos años.',
  'Hear the first appeal against a value.': 'Atienden la primera apelación contra un valor.',
  'The county must receive the appeal by close of business on the fourth Monday of June.':
    'El condado debe recibir la apelación a más tardar al cierre de oficinas del cuarto lunes de junio.',
  'A fixed day each year. Assessment notices are mailed by the first Monday of June.':
    'Un día fijo cada año. Los avisos de tasación se envían por correo a más tardar el primer lunes de junio.',
  'The county’s decision. Ask from which day it counts.':
    'La decisión del condado. Pregunte desde qué día se cuenta.',
  'In Blaine County, sales from January 1 to December 31 of the year before.':
    'En Blaine County, ventas del 1 de enero al 31 de diciembre del año anterior.',
  'In Blaine County the assessor’s value is presumed correct; the owner must show otherwise.':
    'En Blaine County, el valor del tasador se presume correcto; el propietario debe demostrar lo contrario.',

  'Market value for assessment': 'Valor de mercado para la tasación',
  'Exemptions and property tax reduction': 'Exenciones y reducción del impuesto sobre la propiedad',
  'County commissioners sitting as Board of Equalization':
    'Comisionados del condado, reunidos como junta de igualación (Board of Equalization)',
  'Idaho Board of Tax Appeals or district court':
    'Idaho Board of Tax Appeals o tribunal de distrito (district court)',
  'Homeowner’s exemption': 'Exención para propietarios (homeowner’s exemption)',
  'Property tax reduction (circuit breaker)':
    'Reducción del impuesto sobre la propiedad (property tax reduction, circuit breaker)',
  'Benefit for veterans with a 100 percent service-connected disability':
    'Beneficio para veteranos con una discapacidad del 100 por ciento relacionada con el servicio (100 percent service-connected disability)',
  'Idaho, official text on property tax': 'Idaho, texto oficial sobre el impuesto sobre la propiedad',
  'Idaho State Tax Commission, guide for county boards':
    'Idaho State Tax Commission, guía para las juntas de los condados',
  'Blaine County, Idaho, pages on appeals': 'Blaine County, Idaho, páginas sobre apelaciones',

  'The Homestead Reduced Rate has its own application.':
    'La tasa reducida de vivienda principal (Homestead Reduced Rate) tiene su propia solicitud.',
  'A review asked for in the first year covers both years of the cycle.':
    'Una revisión que se pide en el primer año vale para los dos años del ciclo.',
  'Your own estimate of the market value on the valuation date is lower.':
    'Su propia estimación del valor de mercado a la fecha de valoración es más baja.',
  'Your own estimate of the market value on the valuation date.':
    'Su propia estimación del valor de mercado a la fecha de valoración.',
  'Market value on January 1 of the year before a cycle of two years, as the Department of Revenue appraises it.':
    'El valor de mercado al 1 de enero del año anterior a un ciclo de dos años, según el avalúo del Department of Revenue.',
  'A part of the market value. The rate depends on the class and, since a law of 2025, on whether it is a homestead.':
    'Una parte del valor de mercado. La tasa depende de la clase y, desde una ley de 2025, de si es una vivienda principal (homestead).',
  'Values are set for a cycle of two years. Both years of a cycle can be equal; check when it began.':
    'Los valores se fijan para un ciclo de dos años. Los dos años de un ciclo pueden ser iguales; revise cuándo comenzó.',
  'The tax rate depends on the class and on homestead status. Check whether either changed.':
    'La tasa del impuesto depende de la clase y de si es una vivienda principal (homestead). Revise si cambió alguna de las dos cosas.',
  'Asked with form AB-26. A request in the first year covers both years of the cycle.':
    'Se pide con el formulario AB-26. Una solicitud en el primer año vale para los dos años del ciclo.',
  'Within 30 days. A request for the second year alone is due by June 1 of that year.':
    'En un plazo de 30 días. Una solicitud solo para el segundo año se debe presentar a más tardar el 1 de junio de ese año.',
  'The date on the classification and appraisal notice.':
    'La fecha del aviso de clasificación y avalúo (classification and appraisal notice).',
  'Asked in writing with the facts, once in a cycle, with or without the informal review. Attend, or be excused: otherwise you cannot go further.':
    'Se pide por escrito con los hechos, una vez por ciclo, con o sin la revisión informal. Asista u obtenga una dispensa: de lo contrario no podrá seguir adelante.',
  'Within 30 calendar days.': 'En un plazo de 30 días calendario.',
  'The day on which you receive the county board’s decision.':
    'El día en que usted recibe la decisión de la junta del condado.',
  'January 1 of the year before the first year of the two-year cycle.':
    'El 1 de enero del año anterior al primer año del ciclo de dos años.',
  'The department’s value is presumed correct, but the department must document it. The owner must then show that it is wrong.':
    'El valor del departamento se presume correcto, pero el departamento debe documentarlo. Después, el propietario debe demostrar que es incorrecto.',
  'Form AB-26 for the informal review.': 'Formulario AB-26 para la revisión informal.',
  'The department’s own review, with form AB-26 or a box on the notice, within 30 days of the date on the notice.':
    'La revisión del propio departamento, con el formulario AB-26 o una casilla del aviso, en un plazo de 30 días desde la fecha del aviso.',

  'Appraised market value': 'Valor de mercado según avalúo',
  'Your property record, form AB-26 and programs':
    'El registro de su propiedad, el formulario AB-26 y los programas',
  'County and state tax appeal boards': 'Juntas de apelación de impuestos del condado y del estado',
  'Montana Department of Revenue, informal review': 'Montana Department of Revenue, revisión informal',
  'County tax appeal board': 'Junta de apelación de impuestos del condado (county tax appeal board)',
  'Property Tax Assistance Program':
    'Programa de ayuda con el impuesto sobre la propiedad (Property Tax Assistance Program)',
  'Montana Disabled Veteran program':
    'Programa para veteranos con discapacidad (Montana Disabled Veteran program)',
  'Homestead Reduced Rate': 'Tasa reducida de vivienda principal (Homestead Reduced Rate)',
  'Montana Department of Revenue and Gallatin County': 'Montana Department of Revenue y Gallatin County',
  'Montana Code 15-15-102 and 15-15-103': 'Montana Code 15-15-102 y 15-15-103',
  'A secondary source on Peretti v. Montana, 2016 MT 105':
    'Una fuente secundaria sobre Peretti v. Montana, 2016 MT 105',

  'An appeal for a decline in value saves nothing unless the market value on January 1 is below the roll value.':
    'Una apelación por disminución de valor (decline in value) no ahorra nada a menos que el valor de mercado al 1 de enero sea menor que el valor del padrón (roll value).',
  'The lower value is for one year. It may be restored later, by more than 2 percent in a year.':
    'El valor más bajo es por un año. Después se puede restablecer, incluso con una subida de más del 2 por ciento en un año.',
  'Decline in value: the market value on January 1 is below the factored base-year value.':
    'Disminución de valor (decline in value): el valor de mercado al 1 de enero es menor que el valor ajustado del año base (factored base-year value).',
  'The base-year value, or a supplemental or escape assessment, is wrong.':
    'El valor del año base (base-year value), o una tasación suplementaria (supplemental) o de omisión (escape), es incorrecto.',
  'Closed sales of comparable homes as near as possible to January 1, and no later than March 31.':
    'Ventas cerradas de casas comparables lo más cercanas posible al 1 de enero y no posteriores al 31 de marzo.',
  'The roll value is not an opinion of market value.':
    'El valor del padrón (roll value) no es una opinión sobre el valor de mercado.',
  'Sales after March 31, that is more than 90 days after January 1.':
    'Ventas posteriores al 31 de marzo, es decir, más de 90 días después del 1 de enero.',
  'The roll value of a neighbor’s home.': 'El valor del padrón (roll value) de la casa de un vecino.',
  'The base-year value plus at most 2 percent a year (Proposition 13), or the market value on January 1 if that is lower (Proposition 8).':
    'El valor del año base (base-year value) más un 2 por ciento al año como máximo (Proposition 13), o el valor de mercado al 1 de enero si es menor (Proposition 8).',
  'A rise of up to 2 percent a year is usual. Check whether the change is larger.':
    'Un aumento de hasta un 2 por ciento al año es lo habitual. Revise si el cambio es mayor.',
  'A sale or new construction sets a new base-year value. Check for either.':
    'Una venta o una construcción nueva fija un nuevo valor del año base (base-year value). Revise si hubo alguna.',
  'A review for decline in value can lower it. Check for one.':
    'Una revisión por disminución de valor (decline in value) puede bajarlo. Revise si hubo una.',
  'Reviews a decline in value. Residential property only.':
    'Revisa una disminución de valor (decline in value). Solo propiedades residenciales.',
  'January 2 to March 31.': 'Del 2 de enero al 31 de marzo.',
  'Hears a formal appeal. A decision may take up to two years.':
    'Atiende una apelación formal. La decisión puede tardar hasta dos años.',
  'July 2 to September 15 for the regular roll.':
    'Del 2 de julio al 15 de septiembre para el padrón ordinario (regular roll).',
  'Hears an appeal against a bill made outside the regular roll.':
    'Atiende una apelación contra una factura emitida fuera del padrón ordinario (regular roll).',
  'The notice or the bill of that assessment.': 'El aviso o la factura de esa tasación.',
  'Roll values of other homes are base-year values: they tell when a neighbor bought, not what a home is worth.':
    'Los valores del padrón (roll values) de otras casas son valores del año base (base-year values): dicen cuándo compró un vecino, no cuánto vale una casa.',
  'Sales as near as possible to January 1, and no later than March 31.':
    'Ventas lo más cercanas posible al 1 de enero y no posteriores al 31 de marzo.',
  'The assessor must prove the value of a single-family home that its owner lives in. We have not confirmed it for other homes.':
    'El tasador debe probar el valor de una casa unifamiliar en la que vive su propietario. No lo hemos confirmado para otras viviendas.',
  'There is a filing fee. It has changed lately: see the board’s page.':
    'Se cobra una cuota de presentación. Ha cambiado hace poco: vea la página de la junta.',
  'The city’s own form only.': 'Solo el formulario propio de la ciudad.',
  'The Assessor-Recorder reviews a decline in value of a home, free, from January 2 to March 31.':
    'El tasador (Assessor-Recorder) revisa gratis la disminución de valor (decline in value) de una casa, del 2 de enero al 31 de marzo.',
  'The board may raise a value as well as lower it. Your own figure does not bind it.':
    'La junta puede subir un valor, no solo bajarlo. La cifra que usted propone no la obliga.',

  'Assessed value (roll value)': 'Valor tasado (valor del padrón, roll value)',
  'Your record, exemptions and the informal review': 'Su registro, las exenciones y la revisión informal',
  'Formal appeals, the filing period and the fee':
    'Las apelaciones formales, el plazo para presentar y la cuota',
  'Assessor-Recorder, informal review': 'Tasador (Assessor-Recorder), revisión informal',
  'Assessment Appeals Board': 'Junta de apelaciones de tasación (Assessment Appeals Board)',
  'Assessment Appeals Board, for supplemental or escape assessments':
    'Junta de apelaciones de tasación (Assessment Appeals Board), para tasaciones suplementarias (supplemental) o de omisión (escape)',
  'Homeowners’ exemption': 'Exención para propietarios (homeowners’ exemption)',
  'Parent-child and base-year value transfers (Propositions 19, 60 and 90)':
    'Transferencias entre padres e hijos y del valor del año base (parent-child and base-year value transfers; Propositions 19, 60 y 90)',
  'City and County of San Francisco, decline in value':
    'City and County of San Francisco, disminución de valor (decline in value)',
  'California Revenue and Taxation Code 167(a), in Farr v. Nevada County':
    'California Revenue and Taxation Code 167(a), en Farr v. Nevada County',

  'Is your home recorded as a primary residence, if it is one?':
    'Si su casa es su residencia principal, ¿está registrada como tal?',
  'Apply for relief through the county, usually by September 1.':
    'Solicite el alivio por medio del condado, por lo general a más tardar el 1 de septiembre.',
  'Valuation: the value is not the fair market value.':
    'Valoración (valuation): el valor no es el valor justo de mercado.',
  'Equalization: the value is not equal to that of comparable properties.':
    'Igualación (equalization): el valor no es igual al de propiedades comparables.',
  'Your own estimate of the fair market value.': 'Su propia estimación del valor justo de mercado.',
  'Evidence that the value is improperly equalized with comparable properties.':
    'Pruebas de que el valor está mal igualado (equalized) con el de propiedades comparables.',
  'An error of fact takes clear and convincing evidence, and the assessor’s agreement.':
    'Un error en los datos (error of fact) exige pruebas claras y convincentes (clear and convincing), y que el tasador esté de acuerdo.',
  'Fair market value on January 1.': 'El valor justo de mercado al 1 de enero.',
  'For a primary home, 55 percent of the fair market value: 45 percent is exempt.':
    'Para una residencia principal, el 55 por ciento del valor justo de mercado: el 45 por ciento está exento.',
  'Check whether the primary residential exemption was in force in both years. It changes the taxable value.':
    'Revise si la exención de residencia principal (primary residential exemption) estaba vigente en los dos años. Cambia el valor gravable.',
  'Hears the first appeal. The owner must state a value and hand in evidence.':
    'Atiende la primera apelación. El propietario debe indicar un valor y entregar pruebas.',
  'September 15, or 45 days after the valuation notice is mailed, whichever is later.':
    'El 15 de septiembre, o 45 días después del envío por correo del aviso de valor (valuation notice), lo que ocurra más tarde.',
  'The mailing of the valuation notice.': 'El envío por correo del aviso de valor (valuation notice).',
  'Hears an appeal against the county’s decision. It adjusts a value that is more than 5 percent above or below that of comparable properties.':
    'Atiende una apelación contra la decisión del condado. Ajusta un valor que está más de un 5 por ciento por encima o por debajo del de propiedades comparables.',
  'The county board’s decision.': 'La decisión de la junta del condado.',
  'The board takes any evidence that the value is improperly equalized with comparable properties.':
    'La junta acepta cualquier prueba de que el valor está mal igualado (equalized) con el de propiedades comparables.',
  'The owner must show a substantial error in the value, and a sound basis of evidence for the value asked for.':
    'El propietario debe demostrar un error sustancial en el valor y una base sólida de pruebas para el valor que pide.',
  'An appeal names the owner, the parcel, the assessor’s value, your own estimate and your evidence.':
    'Una apelación indica el propietario, la parcela, el valor del tasador, su propia estimación y sus pruebas.',
  'The next level, the State Tax Commission, adjusts a value up or down. We have not confirmed it for the county board.':
    'El siguiente nivel, la State Tax Commission, ajusta un valor hacia arriba o hacia abajo. No lo hemos confirmado para la junta del condado.',

  'Fair market value': 'Valor justo de mercado (fair market value)',
  'The appeal form, the Board of Equalization and relief programs':
    'El formulario de apelación, la junta de igualación (Board of Equalization) y los programas de alivio',
  'State rules and the next appeal': 'Las reglas del estado y la siguiente apelación',
  'Your county auditor or clerk': 'Su auditor o secretario (clerk) del condado',
  'Utah State Tax Commission, property tax': 'Utah State Tax Commission, impuesto sobre la propiedad',
  'Primary residential exemption': 'Exención de residencia principal (primary residential exemption)',
  'Circuit breaker': 'Alivio según los ingresos (circuit breaker)',
  'Veteran with a disability exemption':
    'Exención para veteranos con discapacidad (veteran with a disability exemption)',
  'Blind exemption': 'Exención para personas ciegas (blind exemption)',
  'Indigent abatement': 'Reducción del impuesto para personas de escasos recursos (indigent abatement)',
  'Utah, official text on property tax': 'Utah, texto oficial sobre el impuesto sobre la propiedad',

  'The assessed value is not the true and fair (market) value on January 1.':
    'El valor tasado no es el valor verdadero y justo (true and fair, de mercado) al 1 de enero.',
  'Sales of your home or of homes like it.': 'Ventas de su casa o de casas como la suya.',
  'Bids for what it costs to cure a defect.': 'Presupuestos de lo que cuesta corregir un defecto.',
  'Deeds with easements.': 'Escrituras con servidumbres (easements).',
  'Letters from agencies.': 'Cartas de organismos públicos.',
  'The sales nearest to January 1 that need the fewest adjustments weigh most.':
    'Las que más pesan son las ventas más cercanas al 1 de enero que necesitan menos ajustes.',
  'Any change must rest on evidence of market value.':
    'Todo cambio se debe apoyar en pruebas del valor de mercado.',
  'The amount of the tax.': 'El monto del impuesto.',
  'The assessed values of other homes.': 'Los valores tasados de otras casas.',
  'The percentage by which the value rose.': 'El porcentaje en que subió el valor.',
  'Personal hardship.': 'Las dificultades personales.',
  'Hand in your evidence at least 21 business days before the hearing.':
    'Entregue sus pruebas al menos 21 días hábiles antes de la audiencia.',
  'The assessor’s market value of the property on January 1.':
    'El valor de mercado de la propiedad al 1 de enero según el tasador.',
  '100 percent of true and fair value on January 1.':
    'El 100 por ciento del valor verdadero y justo (true and fair value) al 1 de enero.',
  'Values follow the true and fair value of January 1. Check sales of homes like yours near that day.':
    'Los valores siguen al valor verdadero y justo (true and fair value) del 1 de enero. Revise las ventas de casas como la suya cerca de ese día.',
  'Decides one question: the true and fair (market) value on January 1.':
    'Decide una sola cuestión: el valor verdadero y justo (true and fair, de mercado) al 1 de enero.',
  'July 1, or 30 days after the change of value notice is mailed, whichever is later. A county may allow up to 60 days.':
    'El 1 de julio, o 30 días después del envío por correo del aviso de cambio de valor (change of value notice), lo que ocurra más tarde. Un condado puede permitir hasta 60 días.',
  'The mailing of the change of value notice.':
    'El envío por correo del aviso de cambio de valor (change of value notice).',
  'The mailing of the county board’s decision.':
    'El envío por correo de la decisión de la junta del condado.',
  'The board decides market value. By law it may not consider the assessed values of other homes.':
    'La junta decide el valor de mercado. Por ley, no puede tener en cuenta los valores tasados de otras casas.',
  'January 1 of the year of the assessment.': 'El 1 de enero del año de la tasación.',
  'Sales within five years before your petition, and any sale before the hearing. Each is adjusted to January 1 of the year of the assessment.':
    'Ventas de los cinco años anteriores a su petición y cualquier venta anterior a la audiencia. Cada una se ajusta al 1 de enero del año de la tasación.',
  'The assessor’s value is presumed correct. Showing otherwise takes clear, cogent and convincing evidence.':
    'El valor del tasador se presume correcto. Demostrar lo contrario exige pruebas claras, sólidas y convincentes (clear, cogent and convincing).',
  'King County and Thurston County take no fee.': 'King County y Thurston County no cobran ninguna cuota.',
  'The state’s petition form for real property, one for each parcel.':
    'El formulario de petición del estado para bienes inmuebles, uno por cada parcela.',
  'In King County you may talk with the assessor first. It does not stop the clock.':
    'En King County puede hablar primero con el tasador. Eso no detiene el plazo.',

  'Washington State': 'Washington (estado)',
  'True and fair value': 'Valor verdadero y justo (true and fair value)',
  'Your property record, the petition form and the time your county allows':
    'El registro de su propiedad, el formulario de petición y el plazo que da su condado',
  'Exemptions and deferrals': 'Exenciones y aplazamientos (deferrals)',
  'Your county assessor or Board of Equalization':
    'Su tasador o junta de igualación (Board of Equalization) del condado',
  'Washington Department of Revenue, property tax':
    'Washington Department of Revenue, impuesto sobre la propiedad',
  'Senior citizens and persons with disabilities exemption':
    'Exención para personas mayores y personas con discapacidad (senior citizens and persons with disabilities exemption)',
  Deferrals: 'Aplazamientos del impuesto (deferrals)',
  'Home improvement exemption (three years)':
    'Exención por mejoras a la casa, tres años (home improvement exemption)',
  'Washington State, official text on property tax':
    'Estado de Washington, texto oficial sobre el impuesto sobre la propiedad',
  'RCW 84.40.038 and WAC 458-14-056': 'RCW 84.40.038 y WAC 458-14-056',
  'WAC 458-07-030 and 458-14-005': 'WAC 458-07-030 y 458-14-005',
  'Thurston County Board of Equalization, preparing an appeal':
    'Thurston County Board of Equalization, cómo preparar una apelación',
  'King County and Thurston County, preparing an appeal':
    'King County y Thurston County, cómo preparar una apelación',
  'King County and Thurston County, pages on appeals':
    'King County y Thurston County, páginas sobre apelaciones',
  'King County, pages on appeals': 'King County, páginas sobre apelaciones',
  'Washington Department of Revenue, petition form of the county boards':
    'Washington Department of Revenue, formulario de petición de las juntas de los condados',
} satisfies Readonly<Record<string, SentenceTemplate>>
