import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const guidanceOfMidwest = {
  'Exemptions come off the equalized value. They do not change the assessed value.':
    'Las exenciones se restan del valor igualado (equalized value). No cambian el valor tasado.',
  'For years in which an exemption was missed, ask about a certificate of error.':
    'Para los años en que faltó una exención, pregunte por un certificado de error (certificate of error).',
  'Values are set for three years. A lower value holds until the next reassessment if nothing changes.':
    'Los valores se fijan por tres años. Un valor más bajo se mantiene hasta la próxima retasación si nada cambia.',
  'Overvaluation: the value is above the market.': 'Sobrevaluación: el valor está por encima del mercado.',
  'Lack of uniformity: similar homes nearby are assessed lower.':
    'Falta de uniformidad: las casas similares cercanas tienen una tasación más baja.',
  'The facts of the property on the record are wrong.':
    'Los datos de la propiedad en el registro son incorrectos.',
  'Vacancy or demolition.': 'Desocupación o demolición.',
  'Assessments of the same year, of your home and of at least three similar homes nearby.':
    'Tasaciones del mismo año, de su casa y de al menos tres casas similares cercanas.',
  'At least three recent sales of similar homes.': 'Al menos tres ventas recientes de casas similares.',
  'A recent sale of your home.': 'Una venta reciente de su casa.',
  'An appraisal as of the assessment date.': 'Un avalúo a la fecha de la tasación.',
  'The cost of recent construction.': 'El costo de una construcción reciente.',
  'Parcel numbers (PINs), addresses and photos of comparable homes.':
    'Números de parcela (PIN), direcciones y fotos de casas comparables.',
  'A closing statement.': 'Un estado de cuenta del cierre (closing statement).',
  'Compare assessed value per square foot with class 2 homes of the same class, on your block or in your neighborhood.':
    'Compare el valor tasado por pie cuadrado con el de casas de clase 2 de la misma clase, en su cuadra o en su vecindario.',
  'Late evidence. It is refused.': 'Pruebas fuera de plazo. Se rechazan.',
  'If the newest published stage is “mailed”, no appeal result is in these values yet.':
    'Si la etapa publicada más reciente es “mailed” (aviso enviado), estos valores todavía no incluyen el resultado de ninguna apelación.',
  'For a home (class 2) no legal brief is needed.':
    'Para una casa (clase 2) no hace falta un escrito jurídico (legal brief).',
  'At the Board of Review a person may go alone. A company must be represented by a lawyer.':
    'Ante la junta de revisión (Board of Review), una persona puede presentarse sola. Una empresa debe estar representada por un abogado.',
  'A purchase within three years must be disclosed to the Board of Review.':
    'Una compra hecha dentro de los últimos tres años se debe declarar ante la junta de revisión (Board of Review).',
  'What the property is worth on the market. The county’s table of values does not hold it.':
    'Lo que vale la propiedad en el mercado. La tabla de valores del condado no lo incluye.',
  'For a home (class 2), 10 percent of fair cash value. Other classes have other percentages.':
    'Para una casa (clase 2), el 10 por ciento del valor justo en efectivo (fair cash value). Otras clases tienen otros porcentajes.',
  'The assessed value times the state equalizer, minus exemptions. The table of values does not hold it.':
    'El valor tasado multiplicado por el factor de igualación del estado (equalizer), menos las exenciones. La tabla de valores no lo incluye.',
  'In Cook County a home is assessed at 10 percent of market value.':
    'En Cook County, una casa se tasa al 10 por ciento del valor de mercado.',
  'Each part of the county is reassessed every third year. Check whether one of these years was that year.':
    'Cada parte del condado se vuelve a tasar cada tres años. Revise si uno de estos años fue ese año.',
  'Reassessment years: City of Chicago 2024 and 2027, north suburbs 2025 and 2028, south and west suburbs 2026 and 2029.':
    'Años de retasación: City of Chicago, 2024 y 2027; suburbios del norte, 2025 y 2028; suburbios del sur y del oeste, 2026 y 2029.',
  'Within a year the value may fall after each stage: mailed, then Assessor appeals, then Board of Review.':
    'Dentro de un mismo año, el valor puede bajar después de cada etapa: aviso enviado (mailed), luego apelaciones ante el tasador (Assessor appeals), luego junta de revisión (Board of Review).',
  'Hears the first appeal, township by township. Usual, but not required before the Board of Review.':
    'Atiende la primera apelación, municipio (township) por municipio. Es lo habitual, pero no es obligatorio antes de la junta de revisión (Board of Review).',
  'About 30 days for each township. After the closing date of the township nothing is accepted.':
    'Unos 30 días para cada municipio (township). Después de la fecha de cierre del municipio no se acepta nada.',
  'The reassessment notice; the Assessor’s calendar lists each of the 38 townships.':
    'El aviso de retasación; el calendario del tasador (Assessor) indica cada uno de los 38 municipios (townships).',
  'Hears appeals in its own session for the township.':
    'Atiende apelaciones en su propia sesión para el municipio (township).',
  'The board’s own dates for the township. After the closing date nothing is accepted.':
    'Las fechas propias de la junta para el municipio (township). Después de la fecha de cierre no se acepta nada.',
  'The start of the board’s session for the township, as its calendar shows.':
    'El inicio de la sesión de la junta para el municipio (township), según su calendario.',
  'Looks at the case afresh. The Board of Review must come first.':
    'Examina el caso desde el principio. Antes hay que pasar por la junta de revisión (Board of Review).',
  'For PTAB, within 30 days.': 'Para la PTAB, en un plazo de 30 días.',
  'The postmark or the service of the Board of Review’s decision.':
    'El matasellos o la notificación (service) de la decisión de la junta de revisión (Board of Review).',
  'Recent sales. The rule of the state board gives no number of years.':
    'Ventas recientes. La regla de la junta estatal no fija un número de años.',
  'The Assessor takes no fee.': 'El tasador (Assessor) no cobra ninguna cuota.',
  'At the state board, lack of uniformity rests on assessments of the same year, of your home and of at least three similar homes.':
    'Ante la junta estatal, la falta de uniformidad se apoya en tasaciones del mismo año, de su casa y de al menos tres casas similares.',

  'Fair cash value': 'Valor justo en efectivo (fair cash value)',
  'Equalized value after exemptions': 'Valor igualado después de las exenciones',
  'the assessor sees': 'el tasador calcula',
  'Your record, exemptions and the calendar of your township':
    'Su registro, las exenciones y el calendario de su municipio (township)',
  'The board’s session for your township': 'La sesión de la junta para su municipio (township)',
  'Illinois Property Tax Appeal Board (PTAB), or the circuit court':
    'Illinois Property Tax Appeal Board (PTAB), o el tribunal de circuito (circuit court)',
  'Homeowner Exemption': 'Exención para propietarios (Homeowner Exemption)',
  'Senior Citizen Exemption': 'Exención para personas mayores (Senior Citizen Exemption)',
  'Low-Income Senior Freeze Exemption':
    'Exención de congelamiento para personas mayores de bajos ingresos (Low-Income Senior Freeze Exemption)',
  'Longtime Homeowner Exemption': 'Exención para propietarios de muchos años (Longtime Homeowner Exemption)',
  'Home Improvement Exemption': 'Exención por mejoras a la casa (Home Improvement Exemption)',
  'Persons with Disabilities Exemption':
    'Exención para personas con discapacidad (Persons with Disabilities Exemption)',
  'Veterans with Disabilities Exemption':
    'Exención para veteranos con discapacidad (Veterans with Disabilities Exemption)',
  'Returning Veterans’ Exemption':
    'Exención para veteranos que regresan del servicio (Returning Veterans’ Exemption)',
  'Public research notes that cite county pages and rules':
    'Notas públicas de investigación que citan páginas y reglas del condado',
  'Cook County Assessor, documentation of its open data':
    'Cook County Assessor, documentación de sus datos abiertos',
  'Cook County Assessor, residential appeals': 'Cook County Assessor, apelaciones residenciales',
  'Cook County Board of Review, official rule 1': 'Cook County Board of Review, regla oficial 1',
  'A secondary source on the Cook County Board of Review':
    'Una fuente secundaria sobre la Cook County Board of Review',
  '35 ILCS 200/15-165 to 15-180, as listed by the Cook County Assessor':
    '35 ILCS 200/15-165 a 15-180, según la lista del Cook County Assessor',
  '35 ILCS 200/16-160 and 16-180, as cited in public research notes':
    '35 ILCS 200/16-160 y 16-180, según se citan en notas públicas de investigación',

  'HOPE depends on income and must be filed every year.':
    'HOPE depende de los ingresos, y la solicitud se debe presentar cada año.',
  'The tax follows the taxable value, which rises by at most inflation or 5 percent a year.':
    'El impuesto sigue al valor gravable, que sube al año como máximo lo que suba la inflación o un 5 por ciento.',
  'The assessed value is above half of the true cash value.':
    'El valor tasado está por encima de la mitad del valor real en efectivo (true cash value).',
  'The assessed value is not uniform with its class.': 'El valor tasado no es uniforme con el de su clase.',
  'The taxable value is wrong.': 'El valor gravable es incorrecto.',
  'Closed sales from the assessor’s study period.': 'Ventas cerradas del período de estudio del tasador.',
  'Repair estimates and photos.': 'Presupuestos de reparación y fotos.',
  'The assessed value is about half of the market value. Double it before comparing with sale prices.':
    'El valor tasado es aproximadamente la mitad del valor de mercado. Multiplíquelo por dos antes de compararlo con precios de venta.',
  'The July and December boards handle only clerical errors, principal residence and poverty exemptions.':
    'Las juntas de julio y de diciembre solo tratan errores administrativos (clerical errors) y exenciones de residencia principal y por pobreza.',
  'The market value, about twice the assessed value.':
    'El valor de mercado, aproximadamente el doble del valor tasado.',
  'About 50 percent of true cash value.':
    'Aproximadamente el 50 por ciento del valor real en efectivo (true cash value).',
  'It rises by at most inflation or 5 percent a year. In the year after a sale it goes up to the assessed value (“uncaps”).':
    'Sube al año como máximo lo que suba la inflación o un 5 por ciento. En el año siguiente a una venta sube hasta el valor tasado (“uncaps”: pierde el tope).',
  'The taxable value is limited while the assessed value follows the market. Check which of the two changed.':
    'El valor gravable tiene un límite, mientras que el valor tasado sigue al mercado. Revise cuál de los dos cambió.',
  'The taxable value uncaps after a transfer. Check for a sale in the year before.':
    'El valor gravable pierde su tope (uncaps) después de una transferencia. Revise si hubo una venta en el año anterior.',
  'December 31 of the year before.': 'El 31 de diciembre del año anterior.',
  'Before the Michigan Tax Tribunal the owner must prove the value, which the tribunal decides afresh.':
    'Ante el Michigan Tax Tribunal, el propietario debe probar el valor, que el tribunal decide de nuevo desde el principio.',
  'Form L-4035.': 'Formulario L-4035.',
  'The city has asked for its own review first, from about February 1, for about two weeks. Ask whether it does this year.':
    'La ciudad ha pedido que primero se pase por su propia revisión, desde cerca del 1 de febrero y durante unas dos semanas. Pregunte si lo hace este año.',
  'A board raised a value to that of an appraisal which the owner brought.':
    'Una junta subió un valor hasta el de un avalúo que presentó el propietario.',
  'A review by the city before the Board of Review.':
    'Una revisión de la ciudad antes de la junta de revisión (Board of Review).',
  'A short time after the notice, in February.': 'Poco tiempo después del aviso, en febrero.',
  'The assessment notice, sent in January or February.':
    'El aviso de tasación, que se envía en enero o febrero.',
  'Hears the protest. A residential owner must use it to keep the right to go further.':
    'Atiende la protesta. El propietario de una vivienda debe acudir a ella para conservar el derecho de seguir adelante.',
  'It meets in March. A protest must reach it before its last day; the notice says which days these are.':
    'Se reúne en marzo. La protesta le debe llegar antes de su último día; el aviso indica qué días son.',
  'Hears an appeal after the board. Commercial and industrial owners may go there directly by May 31.':
    'Atiende una apelación después de la junta. Los propietarios comerciales e industriales pueden acudir directamente a más tardar el 31 de mayo.',
  'For homes, by July 31.': 'Para viviendas, a más tardar el 31 de julio.',
  'A fixed day each year, after the March Board of Review.':
    'Un día fijo cada año, después de la junta de revisión de marzo (March Board of Review).',

  'True cash value': 'Valor real en efectivo (true cash value)',
  'Assessed value (state equalized value)': 'Valor tasado (state equalized value)',
  'Your record, exemptions and this year’s review dates':
    'Su registro, las exenciones y las fechas de revisión de este año',
  'Assessor Review': 'Revisión del tasador (Assessor Review)',
  'March Board of Review': 'Junta de revisión de marzo (March Board of Review)',
  'Principal Residence Exemption': 'Exención de residencia principal (Principal Residence Exemption)',
  'HOPE (Homeowners Property Exemption)':
    'HOPE, exención para propietarios según sus ingresos (Homeowners Property Exemption)',
  'City of Detroit, Office of the Assessor and Board of Review':
    'City of Detroit, oficina del tasador y junta de revisión (Office of the Assessor and Board of Review)',
  'City of Detroit, official pages': 'City of Detroit, páginas oficiales',
  'Pages of several Michigan boards of review': 'Páginas de varias juntas de revisión de Michigan',
  'MCL 211.27a, as a Michigan city and a Michigan law office tell it':
    'MCL 211.27a, según lo explican una ciudad y un despacho de abogados de Michigan',
  'A page of a Michigan assessor': 'Una página de un tasador de Michigan',
  'A secondary source on appeals in Michigan': 'Una fuente secundaria sobre apelaciones en Michigan',
  'Michigan, form L-4035': 'Michigan, formulario L-4035',

  'The estimated market value of this year is wrong.':
    'El valor de mercado estimado de este año es incorrecto.',
  'The class of this year is wrong.': 'La clase de este año es incorrecta.',
  'Facts about your home.': 'Datos sobre su casa.',
  'Recent sales.': 'Ventas recientes.',
  'Your ability to pay the tax.': 'Su capacidad de pagar el impuesto.',
  'The services that you get for it.': 'Los servicios que recibe a cambio.',
  'The tax on other homes: the board does not hear comparisons of tax.':
    'El impuesto de otras casas: la junta no atiende comparaciones de impuestos.',
  'The assessor’s estimate of market value on January 2 of the assessment year.':
    'La estimación que hace el tasador del valor de mercado al 2 de enero del año de la tasación.',
  'Values follow the market of January 2. Check sales of homes like yours near that day.':
    'Los valores siguen al mercado del 2 de enero. Revise las ventas de casas como la suya cerca de ese día.',
  'Two years can be mixed up: the year of assessment comes one year before the year of payment.':
    'Es fácil confundir dos años: el año de la tasación es el anterior al año del pago.',
  'Call the assessor first. Then the open book meeting or the local board hears you.':
    'Llame primero al tasador. Después lo atiende la reunión abierta (open book) o la junta local.',
  'The meetings are held between April 1 and May 31.':
    'Las reuniones se celebran entre el 1 de abril y el 31 de mayo.',
  'The meeting. Your valuation notice gives its date.':
    'La reunión. Su aviso de valor (valuation notice) indica la fecha.',
  'Hears you next. In a city with a local board, appear there first.':
    'Lo atiende después. En una ciudad que tiene junta local, preséntese primero ante ella.',
  'The board meets in June.': 'La junta se reúne en junio.',
  'Hears, as another way, whether the value is above the actual value, or unequal beside other property of the city or county.':
    'Atiende, como otra vía, si el valor está por encima del valor real, o si es desigual frente a otras propiedades de la ciudad o del condado.',
  'By April 30 of the year in which the tax is payable.':
    'A más tardar el 30 de abril del año en que se paga el impuesto.',
  'A fixed day in the year in which the tax is payable.': 'Un día fijo del año en que se paga el impuesto.',
  'January 2 of the year of the assessment.': 'El 2 de enero del año de la tasación.',
  'The assessor’s value is assumed to be right. The owner must bring facts.':
    'Se supone que el valor del tasador es correcto. El propietario debe aportar datos.',
  'Call the assessor first.': 'Llame primero al tasador.',
  'The board can raise a value, after a notice to the owner.':
    'La junta puede subir un valor, después de avisar al propietario.',

  'Your property record and the date of the local meeting':
    'El registro de su propiedad y la fecha de la reunión local',
  'Your city or county assessor': 'Su tasador de la ciudad o del condado',
  'Open book meeting, or Local Board of Appeal and Equalization':
    'Reunión abierta (open book), o junta local de apelación e igualación (Local Board of Appeal and Equalization)',
  'County Board of Appeal and Equalization':
    'Junta de apelación e igualación del condado (County Board of Appeal and Equalization)',
  'Homestead Market Value Exclusion':
    'Exclusión de valor de mercado para la vivienda principal (Homestead Market Value Exclusion)',
  'Agricultural homestead': 'Vivienda principal agrícola (agricultural homestead)',
  'Disabled veterans’ exclusion': 'Exclusión para veteranos con discapacidad (disabled veterans’ exclusion)',
  'Blind or disabled homestead class':
    'Clase de vivienda principal para personas ciegas o con discapacidad (blind or disabled homestead class)',
  'Property tax refund': 'Reembolso del impuesto sobre la propiedad (property tax refund)',
  'Minnesota Department of Revenue, handbook for local boards of appeal and equalization':
    'Minnesota Department of Revenue, manual para las juntas locales de apelación e igualación',

  'The value is above what a recent sale of the home, or sales of comparable homes, show.':
    'El valor está por encima de lo que muestran una venta reciente de la casa o las ventas de casas comparables.',
  'A recent sale of your property comes first.': 'Primero cuenta una venta reciente de su propiedad.',
  'Closed sales of comparable properties come next.':
    'Después cuentan las ventas cerradas de propiedades comparables.',
  'Other factors come after those.': 'Otros factores vienen después de esas ventas.',
  'Divide the assessed value by the level of assessment before comparing it with sale prices.':
    'Divida el valor tasado entre el nivel de tasación antes de compararlo con precios de venta.',
  'Comparable homes can also show that assessments are not uniform. No fixed number of homes is needed.':
    'Las casas comparables también pueden mostrar que las tasaciones no son uniformes. No se necesita un número fijo de casas.',
  'Without the 48 hours’ notice the board can hear you for a good cause, with a written objection in the first two hours of its first meeting.':
    'Sin el aviso de 48 horas, la junta puede atenderlo si hay una causa justificada (good cause), con una objeción por escrito en las dos primeras horas de su primera reunión.',
  'The value on the market. The assessed value divided by the municipality’s level of assessment is comparable with it.':
    'El valor en el mercado. El valor tasado dividido entre el nivel de tasación del municipio es comparable con él.',
  'The value at the level at which your municipality assesses. It is not the market value.':
    'El valor al nivel al que tasa su municipio. No es el valor de mercado.',
  'Each class must be within 10 percent of full value at least once in five years. Check for a revaluation.':
    'Al menos una vez cada cinco años, cada clase debe quedar a no más de un 10 por ciento del valor total (full value). Revise si hubo una revaluación.',
  'Check whether the municipality’s level of assessment changed between these years.':
    'Revise si el nivel de tasación del municipio cambió entre estos años.',
  'A talk with the assessor before the Board of Review.':
    'Una conversación con el tasador antes de la junta de revisión (Board of Review).',
  'Hears a written objection. Sworn oral testimony is required.':
    'Atiende una objeción por escrito. Se exige testimonio oral bajo juramento.',
  'Notice of intent at least 48 hours before the first session, and the written objection within its first two hours.':
    'El aviso de intención, al menos 48 horas antes de la primera sesión, y la objeción por escrito, dentro de las dos primeras horas de esa sesión.',
  'The first session, within 45 days from the fourth Monday of April.':
    'La primera sesión, en un plazo de 45 días desde el cuarto lunes de abril.',
  'Reviews the decision of the Board of Review.':
    'Revisa la decisión de la junta de revisión (Board of Review).',
  'The decision of the Board of Review. Ask from which day it counts.':
    'La decisión de la junta de revisión (Board of Review). Pregunte desde qué día se cuenta.',
  'Reviews smaller values.': 'Revisa valores menores.',
  'Another way to go further.': 'Otra vía para seguir adelante.',
  'The assessor’s value is presumed correct. The owner must make the case against it, under oath.':
    'El valor del tasador se presume correcto. El propietario debe demostrar lo contrario, bajo juramento.',
  'Form PA-115.': 'Formulario PA-115.',
  'Open Book, a talk with the assessor before the Board of Review.':
    'Open Book, una conversación con el tasador antes de la junta de revisión (Board of Review).',

  'Estimated fair market value': 'Valor justo de mercado estimado',
  'Your property record, Open Book and the first session of the Board of Review':
    'El registro de su propiedad, Open Book y la primera sesión de la junta de revisión (Board of Review)',
  'The assessor or clerk of your city, village or town':
    'El tasador o el secretario (clerk) de su ciudad, villa (village) o municipio (town)',
  'Open Book': 'Conversación con el tasador (Open Book)',
  'Board of Review of your city, village or town':
    'Junta de revisión (Board of Review) de su ciudad, villa (village) o municipio (town)',
  'Circuit court (certiorari)': 'Tribunal de circuito (circuit court, certiorari)',
  'Department of Revenue (appeal under 70.85)': 'Department of Revenue (apelación según la sección 70.85)',
  'Claim of excessive assessment': 'Reclamo por tasación excesiva (claim of excessive assessment)',
  'Lottery and gaming credit': 'Crédito de la lotería y el juego (lottery and gaming credit)',
  'First dollar credit': 'Crédito del primer dólar (first dollar credit)',
  'Homestead credit (income based)': 'Crédito de vivienda principal, según los ingresos (homestead credit)',
  'Wisconsin Department of Revenue, publication PB-060, “Property Assessment Appeal Guide”':
    'Wisconsin Department of Revenue, publicación PB-060, “Property Assessment Appeal Guide”',
  'Wisconsin Department of Revenue, publication PB-060, “Property Assessment Appeal Guide”, and Sausen v. Black Creek, 2014 WI 9':
    'Wisconsin Department of Revenue, publicación PB-060, “Property Assessment Appeal Guide”, y Sausen v. Black Creek, 2014 WI 9',
  'A secondary source on annotations to Wisconsin Statutes 70.32':
    'Una fuente secundaria sobre anotaciones a Wisconsin Statutes 70.32',
  'A page of Sun Prairie, Wisconsin, as a public register of sources reads it':
    'Una página de Sun Prairie, Wisconsin, según la lee un registro público de fuentes',

  'The sign-up is usually by July 1.': 'La inscripción suele ser a más tardar el 1 de julio.',
  'The assessment is not equitable with like property of the district.':
    'La tasación no es equitativa frente a propiedades semejantes del distrito.',
  'It is more than the value that the law authorizes.': 'Es mayor que el valor que autoriza la ley.',
  'The property is exempt, misclassified or cannot be assessed.':
    'La propiedad está exenta, está mal clasificada o no se puede tasar.',
  'There is an error.': 'Hay un error.',
  'There is fraud or misconduct.': 'Hay fraude o conducta indebida.',
  'Market values and assessments of more than one comparable property of the same jurisdiction.':
    'Valores de mercado y tasaciones de más de una propiedad comparable de la misma jurisdicción.',
  'Sales of comparable homes in normal transactions, adjusted for differences.':
    'Ventas de casas comparables en transacciones normales, ajustadas por las diferencias.',
  'Sales that are not normal: in a family, at a foreclosure, on contract, at a discount, or of adjoining land.':
    'Ventas que no son normales: entre familiares, por ejecución hipotecaria, por contrato (on contract), con descuento o de un terreno colindante.',
  'Two assessors and two boards: the city’s inside Sioux City, the county’s outside. Check which is yours.':
    'Hay dos tasadores y dos juntas: los de la ciudad dentro de Sioux City y los del condado fuera de ella. Revise cuáles le corresponden.',
  'The assessed value times a percentage set by the state, called the rollback.':
    'El valor tasado multiplicado por un porcentaje que fija el estado, llamado rollback.',
  'All property is revalued in odd years. Check whether an odd year lies between the two values.':
    'Todas las propiedades se revalúan en los años impares. Revise si hay un año impar entre los dos valores.',
  'A state equalization order applies a percentage to a whole class. Check whether one was issued.':
    'Una orden estatal de igualación (equalization order) aplica un porcentaje a toda una clase. Revise si se emitió una.',
  'Woodbury County Assessor, or the Sioux City Assessor inside the city.':
    'El Woodbury County Assessor o, dentro de la ciudad, el Sioux City Assessor.',
  'April 2 to April 25.': 'Del 2 al 25 de abril.',
  'A fixed time each year. A disaster declaration can extend it.':
    'Un período fijo cada año. Una declaración de desastre puede prolongarlo.',
  'Hears a formal protest. It sits from May 1.':
    'Atiende una protesta formal. Sesiona a partir del 1 de mayo.',
  'April 2 to April 30, by postmark. After a state equalization order in an odd year, October 9 to 31.':
    'Del 2 al 30 de abril, según el matasellos. Después de una orden estatal de igualación (equalization order) en un año impar, del 9 al 31 de octubre.',
  'A fixed time each year. A declared disaster extends it to June 5.':
    'Un período fijo cada año. Un desastre declarado lo prolonga hasta el 5 de junio.',
  'Hears an appeal against the Board of Review.':
    'Atiende una apelación contra la decisión de la junta de revisión (Board of Review).',
  'The adjournment of the Board of Review.':
    'La clausura de las sesiones de la junta de revisión (Board of Review).',
  'To show that the assessment is not equitable, give market values and assessments of more than one comparable property.':
    'Para mostrar que la tasación no es equitativa, indique los valores de mercado y las tasaciones de más de una propiedad comparable.',
  'Normal sales of the year of the assessment, adjusted for differences.':
    'Ventas normales del año de la tasación, ajustadas por las diferencias.',
  'The owner, by a preponderance of the evidence. Competent evidence of a different market value shifts the burden to the assessor.':
    'El propietario, por preponderancia de las pruebas. Las pruebas admisibles (competent evidence) de un valor de mercado distinto trasladan la carga de la prueba al tasador.',
  'State form 56-064.': 'Formulario estatal 56-064.',
  'An informal request to the assessor, from April 2 to April 25.':
    'Una solicitud informal al tasador, del 2 al 25 de abril.',

  'Woodbury County and Sioux City, Iowa': 'Woodbury County y Sioux City, Iowa',
  'Property outside Sioux City: dates, records and protest forms':
    'Propiedades fuera de Sioux City: fechas, registros y formularios de protesta',
  'Property inside Sioux City: dates, records and protest forms':
    'Propiedades dentro de Sioux City: fechas, registros y formularios de protesta',
  'Assessor, informal request': 'Tasador, solicitud informal',
  'Woodbury County Board of Review, or Sioux City Board of Review inside the city':
    'Woodbury County Board of Review o, dentro de la ciudad, Sioux City Board of Review',
  'Property Assessment Appeal Board, or district court':
    'Property Assessment Appeal Board, o tribunal de distrito (district court)',
  'Homestead credit': 'Crédito de vivienda principal (homestead credit)',
  'Homestead exemption for owners 65 and over':
    'Exención de vivienda principal para propietarios de 65 años o más (homestead exemption)',
  'Military exemption': 'Exención militar (military exemption)',
  'Disabled veteran homestead credit':
    'Crédito de vivienda principal para veteranos con discapacidad (disabled veteran homestead credit)',
  'Woodbury County, dates to remember': 'Woodbury County, fechas para recordar',
  'Iowa Code 441.21 and 441.37, and the Property Assessment Appeal Board':
    'Iowa Code 441.21 y 441.37, y la Property Assessment Appeal Board',
  'Iowa form 56-064': 'Formulario 56-064 de Iowa',
  'Woodbury County pages and local press reports': 'Páginas de Woodbury County y noticias de la prensa local',
} satisfies Readonly<Record<string, SentenceTemplate>>
