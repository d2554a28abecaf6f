import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const guidanceOfNortheast = {
  'Does the town’s field card describe your home as it is?':
    '¿La ficha de campo (field card) del municipio describe su casa como es?',
  'The assessment stays until the next revaluation, so a lower one can last for up to five yearly lists.':
    'La tasación se mantiene hasta la próxima revaluación, así que una más baja puede durar hasta cinco padrones anuales.',
  'The owner is aggrieved by a decision of the assessors.':
    'El propietario se ve perjudicado (aggrieved) por una decisión de los tasadores.',
  'Closed sales of comparable homes around the date of the revaluation.':
    'Ventas cerradas de casas comparables alrededor de la fecha de la revaluación.',
  'Errors on the field card.': 'Errores en la ficha de campo (field card).',
  'The assessed value is 70 percent of fair value. Multiply a sale price by 0.70 before comparing the two.':
    'El valor tasado es el 70 por ciento del valor justo (fair value). Multiplique un precio de venta por 0.70 antes de comparar los dos.',
  'The board may decline to hear commercial, industrial, utility or apartment property above one million dollars.':
    'La junta puede negarse a atender casos de propiedades comerciales, industriales, de servicios públicos o de apartamentos de más de un millón de dólares.',
  'The town’s fair value of the property as of its last revaluation, not as of this year.':
    'El valor justo (fair value) de la propiedad según el municipio a la fecha de su última revaluación, no a la de este año.',
  '70 percent of the fair value at the town’s last revaluation, on the list of October 1.':
    'El 70 por ciento del valor justo (fair value) de la última revaluación del municipio, en el padrón del 1 de octubre.',
  'In Connecticut a home is assessed at 70 percent of its fair value at the town’s last revaluation.':
    'En Connecticut, una casa se tasa al 70 por ciento de su valor justo (fair value) en la última revaluación del municipio.',
  'Each town revalues at least every five years. Check whether it did between these years.':
    'Cada municipio hace una revaluación al menos cada cinco años. Revise si la hizo entre estos años.',
  'Values stay equal between revaluations.': 'Los valores no cambian entre una revaluación y otra.',
  'Asked in writing. Hearings are in March, or in April if the grand list was extended.':
    'Se pide por escrito. Las audiencias son en marzo, o en abril si se prorrogó el padrón (grand list).',
  'The board must receive the written application by February 20, or by March 20 if the grand list was extended.':
    'La junta debe recibir la solicitud por escrito a más tardar el 20 de febrero, o a más tardar el 20 de marzo si se prorrogó el padrón (grand list).',
  'A fixed day each year. An extension of the grand list moves it.':
    'Un día fijo cada año. Una prórroga del padrón (grand list) lo mueve.',
  'Reviews the decision of the board.': 'Revisa la decisión de la junta.',
  'Within two months.': 'En un plazo de dos meses.',
  'October 1 of the last revaluation in your town.':
    'El 1 de octubre de la última revaluación en su municipio.',
  'Two towns refuse sales and appraisals of a day after the revaluation.':
    'Dos municipios rechazan ventas y avalúos de una fecha posterior a la revaluación.',
  'A written application with your reason and your own estimate of the value.':
    'Una solicitud por escrito con su motivo y su propia estimación del valor.',

  'the last revaluation of the town saw': 'la última revaluación del municipio calculó',
  'Your property card, the revaluation year, exemptions and the appeal form':
    'La ficha de su propiedad, el año de la revaluación, las exenciones y el formulario de apelación',
  'The statutes, chapter 203': 'Las leyes, capítulo 203',
  'Your town assessor': 'Su tasador municipal',
  'Board of Assessment Appeals of your town':
    'Junta de apelaciones de tasación (Board of Assessment Appeals) de su municipio',
  'Basic, additional and 100 percent disabled veterans’ exemptions':
    'Exenciones para veteranos: básica, adicional y por discapacidad del 100 por ciento (basic, additional and 100 percent disabled veterans’ exemptions)',
  'Elderly and totally disabled homeowners’ tax relief (circuit breaker)':
    'Alivio de impuestos para propietarios mayores o con discapacidad total (circuit breaker)',
  'Exemption for blind persons': 'Exención para personas ciegas (exemption for blind persons)',
  'Exemption for disabled persons':
    'Exención para personas con discapacidad (exemption for disabled persons)',
  'Local option exemptions': 'Exenciones de opción local (local option exemptions)',
  'Connecticut, official text on assessment': 'Connecticut, texto oficial sobre la tasación',
  'A page of a Connecticut town assessor': 'Una página de un tasador municipal de Connecticut',
  'A secondary source on property tax in Connecticut':
    'Una fuente secundaria sobre el impuesto sobre la propiedad en Connecticut',
  'Thomaston and Middletown, Connecticut, pages on appeals':
    'Thomaston y Middletown, Connecticut, páginas sobre apelaciones',

  'Does the record card describe your home as it is?': '¿La ficha de la propiedad describe su casa como es?',
  'Exemptions have their own dates, usually April 1 or three months after the actual bill.':
    'Las exenciones tienen sus propias fechas, por lo general el 1 de abril o tres meses después de la factura definitiva (actual bill).',
  'The value is above fair cash value.':
    'El valor está por encima del valor justo en efectivo (fair cash value).',
  'The property is taxed at more than its just proportion.':
    'La propiedad se grava por más de su proporción justa.',
  'The value at which comparable property is assessed.': 'El valor al que se tasan propiedades comparables.',
  'The state’s ratio reports, as proof of how the town assesses.':
    'Los informes del estado sobre la proporción de tasación (ratio reports), como prueba de cómo tasa el municipio.',
  'Errors of fact on the record card.': 'Errores en los datos de la ficha de la propiedad.',
  'At least three closed sales of comparable homes in the calendar year before.':
    'Al menos tres ventas cerradas de casas comparables en el año calendario anterior.',
  'Answer within 30 days if the assessors ask for information.':
    'Responda en un plazo de 30 días si los tasadores le piden información.',
  'Keep paying the tax while the appeal is pending.':
    'Siga pagando el impuesto mientras la apelación esté pendiente.',
  'Full and fair cash value on January 1 before the fiscal year begins. A fiscal year runs from July to June.':
    'El valor total y justo en efectivo (full and fair cash value) al 1 de enero anterior al inicio del año fiscal. El año fiscal va de julio a junio.',
  'Values follow the market of January 1 before the fiscal year. Check sales in the calendar year before.':
    'Los valores siguen al mercado del 1 de enero anterior al año fiscal. Revise las ventas del año calendario anterior.',
  'Asked for an abatement with State Tax Form 128. The board has three months; no answer by then counts as a denial (“deemed denied”).':
    'Se le pide una reducción del impuesto (abatement) con el State Tax Form 128. La junta tiene tres meses; si no responde en ese plazo, cuenta como una denegación (“deemed denied”).',
  'Filed on or before the last day for paying the first installment of the actual tax bill without interest.':
    'Se presenta a más tardar el último día para pagar sin intereses el primer pago (installment) de la factura de impuestos definitiva (actual tax bill).',
  'The first actual tax bill. The date is on it: often February 1 in towns with quarterly bills, elsewhere November 1 or thirty days after mailing. Assessors cannot extend it.':
    'La primera factura de impuestos definitiva (actual tax bill). La fecha está en ella: a menudo el 1 de febrero en municipios con facturas trimestrales; en otros lugares, el 1 de noviembre o treinta días después del envío por correo. Los tasadores no la pueden prorrogar.',
  'Hears an appeal against the local decision. Where the tax of the year is more than $5,000, it must have been paid on time without interest.':
    'Atiende una apelación contra la decisión local. Si el impuesto del año es de más de $5,000, se debe haber pagado a tiempo y sin intereses.',
  'The board’s decision, or the day it counts as denied.':
    'La decisión de la junta, o el día en que cuenta como denegada.',
  'The value at which comparable property is assessed is evidence in a hearing on value.':
    'El valor al que se tasan propiedades comparables es una prueba en una audiencia sobre el valor.',
  'January 1 before the fiscal year. A fiscal year begins on July 1.':
    'El 1 de enero anterior al año fiscal. El año fiscal comienza el 1 de julio.',
  'Sales of the calendar year before the January 1 that counts.':
    'Ventas del año calendario anterior al 1 de enero que cuenta.',
  'The owner must prove a fair cash value below the assessed one.':
    'El propietario debe probar un valor justo en efectivo (fair cash value) menor que el tasado.',
  'State Tax Form 128.': 'El State Tax Form 128.',
  'A tax of more than $5,000 must have been paid on time, without interest, before the Appellate Tax Board hears you.':
    'Un impuesto de más de $5,000 se debe haber pagado a tiempo, sin intereses, antes de que lo atienda la Appellate Tax Board.',

  'Assessed value (full and fair cash value)': 'Valor tasado (full and fair cash value)',
  'Your record card, the abatement form and exemptions':
    'La ficha de su propiedad, el formulario de reducción del impuesto (abatement) y las exenciones',
  'Appeals after the local board': 'Apelaciones después de la junta local',
  'Appellate Tax Board': 'Junta de apelaciones fiscales (Appellate Tax Board)',
  'Clause 17D (surviving spouse, minor, elderly)':
    'Clause 17D (cónyuge sobreviviente, menor de edad, persona mayor)',
  'Clause 18 (hardship)': 'Clause 18 (dificultades económicas, hardship)',
  'Clause 22 series (veterans)': 'Serie de la Clause 22 (veteranos)',
  'Clause 37A (blind)': 'Clause 37A (personas ciegas)',
  'Clause 41C (elderly)': 'Clause 41C (personas mayores)',
  'Senior work-off program':
    'Programa para que personas mayores paguen impuestos con trabajo (senior work-off program)',
  'Residential exemption, where the city or town has one':
    'Exención residencial (residential exemption), donde la ciudad o el municipio (town) la tenga',
  'A page of a Massachusetts town assessor': 'Una página de un tasador municipal de Massachusetts',
  'Pages of several Massachusetts town assessors, citing MGL 59:59':
    'Páginas de varios tasadores municipales de Massachusetts, que citan MGL 59:59',
  'MGL 59:5, as several Massachusetts town assessors tell it':
    'MGL 59:5, según lo explican varios tasadores municipales de Massachusetts',
  'Massachusetts General Laws, chapter 58A, section 12B':
    'Massachusetts General Laws, capítulo 58A, sección 12B',
  'Massachusetts General Laws, chapter 58A, section 12C':
    'Massachusetts General Laws, capítulo 58A, sección 12C',
  'Massachusetts General Laws, chapter 59, section 5C': 'Massachusetts General Laws, capítulo 59, sección 5C',
  'Massachusetts General Laws, chapter 59, section 59': 'Massachusetts General Laws, capítulo 59, sección 59',
  'Massachusetts General Laws, chapter 59, sections 64 and 65':
    'Massachusetts General Laws, capítulo 59, secciones 64 y 65',
  'Decisions of the Massachusetts Appellate Tax Board': 'Decisiones de la Massachusetts Appellate Tax Board',
  'Massachusetts, guide to the Appellate Tax Board (mass.gov)':
    'Massachusetts, guía de la Appellate Tax Board (mass.gov)',
  'Massachusetts, official text on abatements':
    'Massachusetts, texto oficial sobre reducciones del impuesto (abatements)',

  'The taxable status date is usually March 1.':
    'La fecha de situación fiscal (taxable status date) suele ser el 1 de marzo.',
  'The assessment is excessive.': 'La tasación es excesiva.',
  'It is unequal.': 'Es desigual (unequal).',
  'It is unlawful.': 'Es ilegal (unlawful).',
  'The property is misclassified.': 'La propiedad está mal clasificada.',
  'Your own estimate of the value. The form asks for it.':
    'Su propia estimación del valor. El formulario la pide.',
  'A recent sale of your property.': 'Una venta reciente de su propiedad.',
  'Evidence of the ratio at which your town assesses.':
    'Pruebas de la proporción (ratio) a la que tasa su municipio.',
  '“Unequal” means a higher percentage of market value than the average. A neighbor’s assessed value counts only beside the neighbor’s market value.':
    '“Desigual” (unequal) significa un porcentaje del valor de mercado más alto que el promedio. El valor tasado de un vecino cuenta solo junto con el valor de mercado de ese vecino.',
  'Use the equalization rate or the residential assessment ratio of the same year to compare with sales.':
    'Para comparar con ventas, use la tasa de igualación (equalization rate) o la proporción de tasación residencial (residential assessment ratio) del mismo año.',
  'Never compare assessed values across towns: each may assess at its own percentage.':
    'Nunca compare valores tasados de municipios distintos: cada uno puede tasar a su propio porcentaje.',
  'Only the current tentative roll can be grieved. The values here are from final rolls of earlier years.':
    'Solo se puede reclamar contra el padrón provisional (tentative roll) actual. Los valores de aquí son de padrones definitivos (final rolls) de años anteriores.',
  'A property in a village that assesses has two assessments and needs two complaints.':
    'Una propiedad en una villa (village) que tasa tiene dos tasaciones y necesita dos reclamaciones.',
  'If your form comes in within three business days before Grievance Day, the assessor may have the hearing put off.':
    'Si su formulario llega dentro de los tres días hábiles anteriores al día de reclamaciones (Grievance Day), el tasador puede hacer que se aplace la audiencia.',
  'The assessed value divided by the town’s equalization rate or level of assessment. It is only as current as that rate.':
    'El valor tasado dividido entre la tasa de igualación (equalization rate) o el nivel de tasación del municipio. Está tan actualizado como esa tasa, no más.',
  'A uniform percentage of market value that each town or city chooses. It differs between towns.':
    'Un porcentaje uniforme del valor de mercado que elige cada municipio (town) o ciudad. Es distinto de un lugar a otro.',
  'What the county taxes after exemptions. Town and school taxable values can differ from it.':
    'Lo que grava el condado después de las exenciones. Los valores gravables del municipio (town) y de la escuela pueden ser distintos.',
  'Check whether the town changed its equalization rate or level of assessment.':
    'Revise si el municipio cambió su tasa de igualación (equalization rate) o su nivel de tasación.',
  'Check whether the town reassessed all property in one of these years.':
    'Revise si el municipio volvió a tasar todas las propiedades en uno de estos años.',
  'Asked with form RP-524, which requires your own estimate of the value.':
    'Se pide con el formulario RP-524, que exige su propia estimación del valor.',
  'The form must be received by Grievance Day; a postmark is not enough. In most towns that is the fourth Tuesday of May. Cities, villages and Nassau County differ.':
    'El formulario se debe recibir a más tardar el día de reclamaciones (Grievance Day); un matasellos no basta. En la mayoría de los municipios (towns) es el cuarto martes de mayo. En las ciudades, las villas (villages) y Nassau County es distinto.',
  'Grievance Day of the municipality, for its tentative roll.':
    'El día de reclamaciones (Grievance Day) del municipio, para su padrón provisional (tentative roll).',
  'For owner-occupied homes of one to three families, after a complaint to the first board. The equalized value is at most 450,000 dollars, or the reduction asked for is at most 25 percent.':
    'Para casas de una a tres familias en las que vive el propietario, después de una reclamación ante la primera junta. El valor igualado (equalized value) es de 450,000 dólares como máximo, o la reducción pedida es de un 25 por ciento como máximo.',
  'The filing of the final roll or the notice of it, whichever is later.':
    'La presentación del padrón definitivo (final roll) o el aviso de esa presentación, lo que ocurra más tarde.',
  'The other way, after a timely complaint to the first board.':
    'La otra vía, después de una reclamación a tiempo ante la primera junta.',
  'July 1 of the year before, in most places. The condition of the home and its owner count as of March 1.':
    'El 1 de julio del año anterior, en la mayoría de los lugares. El estado de la casa y su propietario cuentan al 1 de marzo.',
  'Sales around July 1 of the year before, in most places.':
    'Ventas alrededor del 1 de julio del año anterior, en la mayoría de los lugares.',
  'There is no fee. Small Claims Assessment Review later takes 30 dollars.':
    'No se cobra ninguna cuota. Más adelante, Small Claims Assessment Review cobra 30 dólares.',
  'Form RP-524, with the reduction you ask for and your own estimate of the value.':
    'Formulario RP-524, con la reducción que usted pide y su propia estimación del valor.',
  'You may settle with the assessor. Accepting a stipulation, part six of the form, ends the review of that year.':
    'Puede llegar a un acuerdo con el tasador. Aceptar un convenio (stipulation), la parte seis del formulario, termina la revisión de ese año.',

  'New York State outside New York City': 'New York (estado), fuera de New York City',
  'Full market value': 'Valor de mercado total (full market value)',
  'County taxable value': 'Valor gravable del condado',
  'The date of Grievance Day and your property record':
    'La fecha del día de reclamaciones (Grievance Day) y el registro de su propiedad',
  'How to complete a grievance': 'Cómo completar una reclamación (grievance)',
  'The grievance form': 'El formulario de reclamación (grievance)',
  'The assessor of your town, city or village': 'El tasador de su municipio (town), ciudad o villa (village)',
  'New York State, instructions for form RP-524': 'New York State, instrucciones del formulario RP-524',
  'Board of Assessment Review (BAR) of the town, city or village; in Nassau County the Assessment Review Commission':
    'Junta de revisión de tasaciones (Board of Assessment Review, BAR) del municipio (town), la ciudad o la villa (village); en Nassau County, la Assessment Review Commission',
  'Small Claims Assessment Review (SCAR)':
    'Revisión de tasaciones de menor cuantía (Small Claims Assessment Review, SCAR)',
  'Supreme Court, tax certiorari (Article 7)':
    'Supreme Court, procedimiento de certiorari fiscal (tax certiorari, Article 7)',
  'STAR and Enhanced STAR (credit or exemption)': 'STAR y Enhanced STAR (crédito o exención)',
  'Senior citizens exemption (RPTL 467)':
    'Exención para personas mayores (senior citizens exemption, RPTL 467)',
  'Persons with disabilities and limited income (RPTL 459-c)':
    'Personas con discapacidad e ingresos limitados (persons with disabilities and limited income, RPTL 459-c)',
  'Alternative, Cold War and eligible funds veterans exemptions (RPTL 458, 458-a, 458-b)':
    'Exenciones para veteranos: alternative, Cold War y eligible funds (RPTL 458, 458-a, 458-b)',
  'Volunteer firefighters exemption': 'Exención para bomberos voluntarios (volunteer firefighters exemption)',
  'New York Real Property Tax Law, section 524': 'New York Real Property Tax Law, sección 524',
  'New York Real Property Tax Law, section 730': 'New York Real Property Tax Law, sección 730',
  'A page of a New York town': 'Una página de un municipio (town) de New York',
  'Pages of New York towns and cities, citing RPTL 524':
    'Páginas de municipios (towns) y ciudades de New York, que citan RPTL 524',
  'New York State Department of Taxation and Finance, as a public register of sources reads it':
    'New York State Department of Taxation and Finance, según lo lee un registro público de fuentes',
  'A New York town and a public register of sources':
    'Un municipio (town) de New York y un registro público de fuentes',
  'A secondary source on unequal assessment in New York':
    'Una fuente secundaria sobre la tasación desigual en New York',
  'Public research notes on the New York rolls':
    'Notas públicas de investigación sobre los padrones de New York',

  'For a homestead, a cap limits the yearly rise of the taxable assessment.':
    'Para una vivienda principal (homestead), un tope limita el aumento anual de la tasación gravable.',
  'The estimated market value is wrong.': 'El valor de mercado estimado es incorrecto.',
  'The value is not equal to that of comparable properties (equalization).':
    'El valor no es igual al de propiedades comparables (igualación, equalization).',
  'The property is damaged, or in worse condition than the value assumes.':
    'La propiedad está dañada, o en peor estado de lo que supone el valor.',
  'A list of comparable properties, for equalization.':
    'Una lista de propiedades comparables, para la igualación (equalization).',
  'Proof of damage or of the condition of the property.':
    'Pruebas de los daños o del estado de la propiedad.',
  'Closed sales of comparable homes before January 1.':
    'Ventas cerradas de casas comparables antes del 1 de enero.',
  'The District’s estimate of market value, at 100 percent, on January 1 before the tax year. A tax year runs from October to September.':
    'La estimación que hace el Distrito del valor de mercado, al 100 por ciento, al 1 de enero anterior al año fiscal (tax year). El año fiscal va de octubre a septiembre.',
  'For a homestead, the assessment as limited by the assessment cap credit.':
    'Para una vivienda principal (homestead), la tasación limitada por el crédito de tope de tasación (assessment cap credit).',
  'Property is valued at market each year. Check sales of homes like yours before January 1.':
    'Las propiedades se valoran según el mercado cada año. Revise las ventas de casas como la suya anteriores al 1 de enero.',
  'For a homestead the taxable assessment is limited by a cap. Check whether the cap applied in both years.':
    'Para una vivienda principal (homestead), la tasación gravable está limitada por un tope. Revise si el tope se aplicó en los dos años.',
  'Current and proposed values are for different tax years. Check which year each is for.':
    'Los valores actuales y los propuestos son de años fiscales distintos. Revise de qué año es cada uno.',
  'Reviews the proposed value for the next tax year.':
    'Revisa el valor propuesto para el próximo año fiscal (tax year).',
  'By April 1.': 'A más tardar el 1 de abril.',
  'The assessment notice, around March 1.': 'El aviso de tasación, alrededor del 1 de marzo.',
  'Hears an appeal against the first level.': 'Atiende una apelación contra la decisión del primer nivel.',
  'Within 45 days, or by September 30 if there is no first level decision by August 1.':
    'En un plazo de 45 días, o a más tardar el 30 de septiembre si para el 1 de agosto no hay una decisión del primer nivel.',
  'The first level decision.': 'La decisión del primer nivel.',
  'The third level. It asks for a fault in the method, not only for another appraisal.':
    'El tercer nivel. Exige una falla en el método, no solo otro avalúo.',
  'By September 30.': 'A más tardar el 30 de septiembre.',
  '“Equalization” is a box on the appeal form, with a list of comparable properties.':
    '“Equalization” (igualación) es una casilla del formulario de apelación, con una lista de propiedades comparables.',
  'January 1 before the tax year. A tax year begins on October 1.':
    'El 1 de enero anterior al año fiscal (tax year). El año fiscal comienza el 1 de octubre.',
  'Sales from January to December of the year before the January 1 that counts.':
    'Ventas de enero a diciembre del año anterior al 1 de enero que cuenta.',
  'The proposed value is presumed correct. The owner must show that it is not the market value, or that the class is wrong.':
    'El valor propuesto se presume correcto. El propietario debe demostrar que no es el valor de mercado, o que la clase es incorrecta.',
  'The appeal form for real property of the Office of Tax and Revenue.':
    'El formulario de apelación de la Office of Tax and Revenue para bienes inmuebles.',

  'Taxable assessment': 'Tasación gravable',
  'Your record, relief programs and the first level of appeal':
    'Su registro, los programas de alivio y el primer nivel de apelación',
  'The filing dates of each level': 'Las fechas para presentar en cada nivel',
  'Office of Tax and Revenue, first level': 'Office of Tax and Revenue, primer nivel',
  'Homestead deduction': 'Deducción de vivienda principal (homestead deduction)',
  'Assessment cap credit': 'Crédito de tope de tasación (assessment cap credit)',
  'Senior citizen or disabled tax relief':
    'Alivio de impuestos para personas mayores o con discapacidad (senior citizen or disabled tax relief)',
  'Disabled veterans’ relief': 'Alivio para veteranos con discapacidad (disabled veterans’ relief)',
  'Real Property Tax Appeals Commission, filing dates':
    'Real Property Tax Appeals Commission, fechas para presentar',
  'DC Office of Tax and Revenue, appeal form for real property':
    'DC Office of Tax and Revenue, formulario de apelación para bienes inmuebles',
  'District of Columbia, published property tax data':
    'District of Columbia, datos publicados del impuesto sobre la propiedad',
  'A secondary source on appeals in the District of Columbia':
    'Una fuente secundaria sobre apelaciones en el District of Columbia',
} satisfies Readonly<Record<string, SentenceTemplate>>
