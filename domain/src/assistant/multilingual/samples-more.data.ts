/** Further phrases for kinds of `samples-*.data.ts`, in the same form: other ways in which people ask the commonest questions. */
export const MORE_SAMPLES: Readonly<Record<string, string>> = {
  es: `
own: PE=peruano,CL=chileno,VE=venezolano,US=estadounidense,US=americano,GB=británico,FR=francés,DE=alemán,IT=italiano,BR=brasileño,PT=portugués,IN=indio,CN=chino,JP=japonés,RU=ruso,MA=marroquí,CU=cubano,EC=ecuatoriano,TR=turco,CA=canadiense
hours: está abierto; abre los lunes; a qué hora abre; a qué hora cierra; horario de; horarios de apertura; hasta qué hora está abierto; cierra los domingos; cuándo abre; puedo visitar el domingo; está cerrado hoy
nearby: farmacia cerca del hotel; cerca de aquí; cerca de mí; el más cercano; dónde hay un cajero; supermercado cerca; hay una farmacia por aquí; baño más cercano; gasolinera cerca; algo de comer cerca
addbooking: añadir mi reserva; agregar una reserva al viaje; he reservado un hotel quiero añadirlo; ya reservé el vuelo cómo lo añado; meter mi billete en el viaje; guardar mi reserva en el plan; tengo una confirmación puedes añadirla
daylight: a qué hora se pone el sol; a qué hora sale el sol; cuándo amanece; cuándo anochece; atardecer; puesta de sol; horas de luz
events: hay terremotos ahora; hay un huracán; incendios ahora; alertas de desastres; está en erupción el volcán; hay huelga; tormentas ahora mismo
routes: cómo llego de a; cómo voy del hotel a la estación; ruta a pie; cómo llegar al aeropuerto; se puede ir andando de a; la mejor forma de ir de a
save: guarda esto; guarda esta respuesta; guárdalo para luego; añadir a favoritos; recuerda esto
explain: por qué está el museo por la tarde; por qué el día; por qué elegiste ese restaurante; por qué vamos primero; explica el plan
documents: qué documentos necesito; papeles para viajar; lista de documentos
guide: háblame de; cómo es la ciudad; cuéntame sobre; qué tal es
account: borrar mi cuenta; cuántas preguntas me quedan; mi suscripción; exportar mis datos; cancelar mi suscripción
sim: tarjeta sim; esim; datos móviles; internet en el móvil
dress: cómo vestirse; código de vestimenta; hay que cubrirse; ropa para el templo
etiquette: costumbres locales; qué no hacer; modales; es de mala educación
sights: playas; parques; mercados; iglesias; miradores; jardines; castillos; teatros; zoológico; dónde ir de compras; qué hay para ver; bares
eat: restaurantes veganos; comida halal; dónde comer sin gluten; cafés; restaurantes vegetarianos
split: la cuenta son y somos cuánto paga cada uno; divide euros entre cuatro; entre tres
denied: no me dejaron subir al avión; overbooking; denegación de embarque
change: haz el día más tranquilo; mueve el museo a la mañana; quita la parada del plan; añade una parada; cambia la cena; haz el viaje más barato; un día de descanso; llegamos más tarde; pasa al otro día
weather: lloverá; hará frío; hará calor; cuánto calor hace; qué temperatura hay; nevará; necesito paraguas; qué tiempo hará; tiempo esta semana; qué clima hay en el mes
best: qué mes es mejor para ir; cuándo conviene ir
visa: necesito visado con pasaporte; con mi pasaporte hace falta visa; visado para el pasaporte; me hace falta visa para entrar; me piden visado; hay que sacar visa; puedo viajar sin visa
plugs: qué enchufes hay; qué tipo de enchufe
flights: vuelo a; vuelo barato a; cuánto cuesta volar
hotels: hotel en; hoteles baratos; quiero reservar un hotel; una habitación para
plan: itinerario de días; un viaje de una semana; organízame unas vacaciones; qué hago en días
compare: qué es más barato; dónde gasto menos; cuál es más caro
vaccines: qué vacunas hacen falta; hay que vacunarse
hello: buenas; qué tal; buenas tardes
thanks: mil gracias; muchas gracias por todo; gracias por la ayuda
split: dividir entre personas; repartir la cuenta; a cuánto tocamos
tip: cuánto se deja de propina
driving: se conduce por la izquierda; a qué velocidad se puede ir; por qué lado se circula
pack: qué ropa me llevo; qué meto en la maleta
spent: cuánto llevo gastado; cuánto he gastado
phrase: cómo puedo decir`,
  fr: `
own: MA=marocain,DZ=algérien,TN=tunisien,SN=sénégalais,CI=ivoirien,CM=camerounais,US=américain,GB=britannique,DE=allemand,ES=espagnol,IT=italien,PT=portugais,RU=russe,CN=chinois,JP=japonais,IN=indien,BR=brésilien,LB=libanais,TR=turc,UA=ukrainien
hours: est-ce que c'est ouvert; ouvert le lundi; à quelle heure ouvre; à quelle heure ferme; horaires; horaires d'ouverture; jusqu'à quelle heure est ouvert; fermé le dimanche; peut-on visiter dimanche; heures d'ouverture
nearby: pharmacie près de l'hôtel; près d'ici; près de moi; le plus proche; où est le distributeur; supermarché à proximité; y a-t-il une pharmacie par ici; toilettes les plus proches; station-service; manger près d'ici
addbooking: ajouter ma réservation; ajoute mon vol au voyage; j'ai réservé un hôtel comment l'ajouter; mettre mon billet dans le voyage; enregistrer ma réservation; ajoute ma réservation d'hôtel au voyage
daylight: à quelle heure se couche le soleil; coucher du soleil; lever du soleil; quand fait-il nuit; heures de jour; quand se lève le soleil
events: y a-t-il des séismes; ouragan en ce moment; incendies en cours; tremblement de terre; grève; catastrophes en cours; éruption du volcan
routes: comment aller de à; itinéraire à pied de à; comment aller de l'hôtel à la gare; peut-on marcher de à; le meilleur chemin; aller à l'aéroport depuis
save: enregistre ceci; garde cette réponse; ajoute aux favoris; garde ça pour plus tard; retiens ça
explain: pourquoi le musée est-il le soir; pourquoi ce restaurant; pourquoi le jour; explique le programme; pourquoi on commence par
documents: quels documents faut-il; papiers nécessaires; liste des documents
guide: parle-moi de; c'est comment; comment est la ville; présente-moi
account: supprimer mon compte; combien de questions me reste-t-il; mon abonnement; exporter mes données
sim: carte sim; esim; données mobiles; internet sur mon téléphone
dress: code vestimentaire; comment s'habiller; faut-il se couvrir
etiquette: coutumes locales; politesse; ce qu'il ne faut pas faire
sights: plages; parcs; marchés; églises; points de vue; jardins; châteaux; théâtres; zoo; où faire du shopping; bars; quels parcs
eat: restaurants végétariens; où manger casher; restaurant halal; sans gluten; cafés
split: l'addition fait nous sommes combien chacun; partage en trois; divise par quatre; on est
denied: refus d'embarquement; on m'a refusé l'embarquement; surbooking
change: rends le jour plus calme; déplace le musée au matin; enlève l'étape du programme; ajoute un arrêt; remplace le dîner; moins cher; un jour de repos; on arrive plus tard; supprime la visite
own: FR=française,DZ=algérien,MA=marocain,TN=tunisien
weather: il fait combien; il fait chaud; il pleut; pleuvra-t-il; quel temps fera-t-il; est-ce qu'il neige; la température; météo de la semaine; quel temps il fait
flights: vol pas cher pour; un vol pour; vols vers; billets pour
hotels: un hôtel à; hôtels pas chers; réserver un hôtel; où dormir pas cher
plan: un séjour de jours; une semaine à; prépare-moi un programme; itinéraire de jours; organise mes vacances
driving: on roule de quel côté; on conduit à gauche; limite de vitesse; vignette autoroute; péages; permis international
convert: ça fait combien en; combien vaut; ça vaut combien
compare: c'est moins cher; où est-ce que je dépense le moins; lequel est plus cher
visa: il faut un visa; ai-je besoin d'un visa; un visa est-il nécessaire
vaccines: quels vaccins il faut; faut-il des vaccins
hello: bonsoir; salut ça va; coucou
thanks: merci pour votre aide; merci bien; mille mercis
split: partager entre personnes; on divise; à combien chacun
best: c'est quand le mieux pour partir; quel mois partir
tip: on laisse combien de pourboire
pack: qu'est-ce que je prends; qu'est-ce que j'emporte`,
  pt: `
own: MZ=moçambicano,CV=cabo-verdiano,US=americano,GB=britânico,FR=francês,DE=alemão,ES=espanhol,IT=italiano,AR=argentino,IN=indiano,CN=chinês,JP=japonês,RU=russo,UA=ucraniano
hours: está aberto; abre à segunda; que horas abre; que horas fecha; horário de funcionamento; até que horas fica aberto; fecha ao domingo; quando abre; horário de abertura; posso visitar no domingo
nearby: farmácia perto do hotel; perto daqui; perto de mim; mais próximo; onde há um multibanco; supermercado perto; caixa eletrônico perto; banheiro mais próximo; posto de gasolina
addbooking: adicionar a minha reserva; quero adicionar a minha reserva de voo; reservei um hotel como adiciono; colocar a passagem na viagem; guardar a minha reserva no roteiro; acrescentar a reserva
daylight: a que horas o sol se põe; pôr do sol; nascer do sol; quando escurece; horas de luz; que horas amanhece
events: há terremotos agora; furacão agora; incêndios; há greve; desastres em curso; tempestade neste momento
routes: como vou de até; como chegar do hotel à estação; caminho a pé; dá para ir a pé de a; melhor forma de ir de para
save: guarda isto; salva esta resposta; adiciona aos favoritos; guarda para depois
explain: por que o museu é à tarde; por que escolheu; porque é que o dia; explica o roteiro
documents: que documentos preciso; lista de documentos; papéis para viajar
guide: fala-me de; como é a cidade; conta-me sobre; me fale sobre
account: apagar a minha conta; quantas perguntas me restam; minha assinatura; exportar os meus dados
sim: cartão sim; chip; esim; dados móveis; internet no celular
dress: como se vestir; código de vestuário; preciso cobrir
etiquette: costumes locais; boas maneiras; o que não fazer
sights: praias; parques; mercados; igrejas; miradouros; jardins; castelos; teatros; zoológico; onde fazer compras; bares
eat: restaurantes halal; restaurantes veganos; comida vegetariana; sem glúten; cafés
split: a conta deu e somos quanto dá para cada um; divide entre pessoas; divide por três
denied: não me deixaram embarcar; overbooking; recusa de embarque
change: deixa o dia mais leve; passa o castelo para a tarde; tira o museu do dia; acrescenta uma parada; troca o jantar; viagem mais barata; um dia de descanso; chegamos mais tarde; remove do roteiro
own: BR=brasileira,PT=portuguesa,AO=angolano
weather: vai fazer frio; vai fazer calor; quão quente fica; como fica o clima; qual a temperatura; preciso de guarda-chuva; o tempo esta semana; neva; chove muito
plan: monte um roteiro; monta um roteiro; um roteiro de dias; uma semana em; organiza uma viagem; faça um plano de viagem
flights: voo barato para; passagem para; quero voar para
hotels: hotel em; hotéis baratos; quero reservar um hotel; um quarto em
vaccines: que vacinas são necessárias; tem que tomar vacina; que vacinas preciso
split: dividir por pessoas; repartir a conta; quanto fica para cada um
distance: qual a distância de; a que distância fica
thanks: obrigada pela ajuda; muito obrigado; obrigado por tudo; obrigada
compare: onde gasto menos; o que é mais barato; qual é mais caro
visa: preciso de visto com passaporte; com o meu passaporte preciso de visto; precisa de visto; é preciso visto; brasileiro precisa de visto
driving: de que lado se dirige; limite de velocidade; qual lado da estrada
tip: quanto deixar de gorjeta; dá-se gorjeta
hello: oi tudo bem; olá tudo bem
pack: o que levo; o que devo levar`,
  de: `
own: CH=schweizer,CH=schweizerisch,PL=polnisch,RU=russisch,IT=italienisch,FR=französisch,GB=britisch,US=amerikanisch,IN=indisch,CN=chinesisch,ES=spanisch,UA=ukrainisch,RO=rumänisch,BR=brasilianisch,SY=syrisch,RS=serbisch,HR=kroatisch,GR=griechisch,JP=japanisch
hours: hat offen; hat geöffnet; ist geöffnet; öffnungszeiten; wann macht auf; wann macht zu; wann schließt; wie lange ist offen; hat montags zu; ist am sonntag geschlossen; bis wann geöffnet
nearby: apotheke in der nähe; in der nähe vom hotel; nächste apotheke; wo ist der nächste geldautomat; supermarkt in der nähe; gibt es hier eine toilette; tankstelle in der nähe; hier um die ecke; etwas zu essen in der nähe
addbooking: buchung hinzufügen; meine hotelbuchung zur reise hinzufügen; ich hab ein hotel gebucht wie trag ich das ein; trag meinen flug ein; buchung eintragen; füge meine reservierung hinzu; ticket in die reise eintragen
daylight: wann geht die sonne unter; wann geht die sonne auf; sonnenuntergang; sonnenaufgang; wann wird es dunkel; wie lange ist es hell
events: erdbeben gerade; gibt es einen hurrikan; waldbrände aktuell; vulkanausbruch; streik; unwetter gerade; katastrophen aktuell
routes: wie komme ich von nach; wie komme ich vom bahnhof zum hotel; weg zu fuß; kann man von zum laufen; bester weg zum flughafen; route von
save: speichere das; merk dir das; zu favoriten hinzufügen; antwort speichern; das merken
explain: warum ist das museum am abend; warum an tag; warum dieses restaurant; erklär den plan; wieso fangen wir an
documents: welche dokumente brauche ich; welche papiere; dokumentenliste
guide: erzähl mir von; wie ist die stadt so; was ist für eine stadt
account: konto löschen; wie viele fragen habe ich noch; mein abo; meine daten exportieren; abo kündigen
sim: sim-karte; esim; mobile daten; internet auf dem handy
dress: kleiderordnung; was anziehen im tempel; muss ich mich bedecken
etiquette: sitten; benimmregeln; was sollte man nicht tun; ist es unhöflich
sights: strände; parks; märkte; kirchen; aussichtspunkte; gärten; schlösser; theater; zoo; wo einkaufen; bars; welche märkte gibt es
eat: vegane restaurants; halal essen; glutenfrei essen; gute restaurants; cafés; vegetarisch essen
split: die rechnung war wir sind zu dritt wie viel zahlt jeder; teil durch leute; aufteilen auf; pro person
denied: nicht an bord gelassen; flug überbucht; beförderung verweigert
change: mach tag entspannter; verschieb das museum auf den vormittag; streich den dom; füge einen stopp hinzu; tausch das abendessen; mach die reise billiger; ein ruhetag; wir kommen später an; nimm aus dem plan
own: DE=deutscher,AT=österreichisch,CH=schweizerin,TR=türkisch
weather: wie heiß ist es; wie kalt ist es; wie heiß wird es; wird es regnen; schneit es; wie wird das wetter; wetter diese woche; brauche ich eine jacke; regnet es viel
plan: plane eine woche; plane tage; reiseplan für tage; stell mir eine reise zusammen; eine woche in; ein wochenende in
convert: wie viel ist das in; was ist das wert; rechne um
flights: billig fliegen; flug nach; ein flug von; günstig nach
hotels: hotel in; günstiges hotel; ein hotel buchen; ein zimmer für; wo kann ich schlafen
driving: auf welcher seite fährt man; tempolimit; brauche ich eine vignette; maut; internationaler führerschein
compare: was ist billiger; wo ist es günstiger; wo gebe ich weniger aus
visa: brauche ich ein visum; visumfrei einreisen; braucht man ein visum; einreisebestimmungen
tip: wie viel trinkgeld gibt man; gibt man trinkgeld
hello: hi; grüß dich; guten abend; hallo zusammen
thanks: danke für die hilfe; danke dir; super danke
split: teile durch personen; durch leute teilen; wie viel muss jeder zahlen
pack: was muss ich mitnehmen; was ziehe ich an
vaccines: brauche ich impfungen; welche impfungen brauche ich
phrase: wie sagt man; was heißt auf; wie sage ich`,
  ru: `
own: RU=российск,RU=русск,UA=украинск,BY=белорусск,KZ=казахстанск,KZ=казахск,UZ=узбекск,AM=армянск,GE=грузинск,AZ=азербайджанск,KG=киргизск,MD=молдавск,US=американск,GB=британск,DE=немецк,IL=израильск,TR=турецк,CN=китайск,IN=индийск,FR=французск,TJ=таджикск
hours: открыт ли; открыт в понедельник; во сколько открывается; во сколько закрывается; часы работы; до скольки работает; когда закрывается; работает ли в воскресенье; режим работы; время работы; закрыт сегодня
nearby: аптека рядом с отелем; рядом со мной; ближайшая аптека; где ближайший банкомат; супермаркет поблизости; есть ли рядом туалет; недалеко от отеля; заправка рядом; поесть рядом
addbooking: добавь мою бронь; добавить бронирование в поездку; я забронировал отель как добавить; внеси мой билет в поездку; добавь мой рейс; добавь бронь отеля в поездку
daylight: во сколько закат; во сколько восход; когда темнеет; заход солнца; световой день; когда садится солнце; когда светает
events: землетрясения сейчас; ураган сейчас; пожары сейчас; извержение вулкана; забастовка; стихийные бедствия сейчас; шторм сейчас
routes: как добраться от до; как дойти от до; маршрут пешком; как доехать из отеля до вокзала; дорога до аэропорта; можно ли дойти пешком
save: сохрани это; сохрани ответ; добавь в избранное; запомни это
explain: почему музей вечером; почему в этот день; почему выбрали этот ресторан; объясни план
documents: какие документы нужны; список документов; какие бумаги
guide: расскажи про; расскажи о городе; какой это город; что за город
account: удалить аккаунт; сколько вопросов осталось; моя подписка; выгрузить мои данные; отменить подписку
sim: сим карта; esim; мобильный интернет; интернет на телефоне
dress: дресс-код; как одеваться; нужно ли покрывать голову
etiquette: обычаи; этикет; что нельзя делать; правила поведения
sights: пляжи; парки; рынки; церкви; смотровые площадки; сады; замки; театры; зоопарк; где шопинг; бары; какие пляжи есть
eat: веганские рестораны; халяльная еда; где поесть без глютена; кафе; вегетарианские рестораны
split: счёт нас по сколько с каждого; раздели на троих; раздели на человек; поделить счёт
denied: не пустили на рейс; отказ в посадке; овербукинг
change: сделай день спокойнее; перенеси музей на утро; убери собор из плана; добавь остановку; замени ужин; сделай поездку дешевле; день отдыха; мы прилетаем позже
own: RU=россиян,UA=украин
weather: насколько жарко; будет ли жарко; будет ли холодно; нужен ли зонт; идёт ли снег; какая температура; погода на неделю; тепло ли; дождь завтра
convert: сколько это в рублях; переведи в; сколько стоит
plan: составь план на дней; план на дня; неделя в; хочу поехать на дней; программа на дней; маршрут по
flights: дешёвый билет в; рейс в; найди билеты; авиабилет до
hotels: отель в; недорогой отель; снять номер; гостиницы в
safety: безопасно ли сейчас; насколько безопасно; опасно ли ехать; можно ли ехать
split: раздели на; раздели поровну; поделить счёт на; по сколько с каждого
visa: нужна ли виза россиянам; нужна виза; требуется ли виза; безвизовый въезд
driving: по какой стороне ездят; нужна ли виньетка; ограничение скорости; международные права
tip: сколько чаевых; принято ли оставлять чаевые
compare: где дешевле; что дешевле; где дороже
hello: приветствую; добрый вечер; здравствуй
thanks: спасибо за помощь; огромное спасибо
pack: что брать с собой; что надеть; что взять`,
  ar: `
own: EG=مصري,SA=سعودي,AE=إماراتي,MA=مغربي,DZ=جزائري,TN=تونسي,JO=أردني,LB=لبناني,SY=سوري,IQ=عراقي,SD=سوداني,YE=يمني,KW=كويتي,QA=قطري,OM=عماني,BH=بحريني,PS=فلسطيني,LY=ليبي,US=أمريكي,GB=بريطاني,IN=هندي,TR=تركي,FR=فرنسي,DE=ألماني
hours: هل هو مفتوح; متى يفتح; متى يغلق; ساعات العمل; مواعيد العمل; أوقات الدوام; هل مفتوح يوم الجمعة; حتى متى يفتح; مغلق يوم الاثنين; مواعيد الزيارة
nearby: صيدلية قريبة من الفندق; بالقرب مني; أقرب صيدلية; أين أقرب صراف آلي; سوبرماركت قريب; هل يوجد حمام قريب; قريب من هنا; محطة وقود قريبة
addbooking: أضف حجز الفندق إلى رحلتي; أضف حجزي; أريد إضافة حجز; حجزت فندقا كيف أضيفه; أدخل تذكرتي في الرحلة; إضافة رحلة الطيران التي حجزتها
daylight: متى تغرب الشمس; متى تشرق الشمس; غروب الشمس; شروق الشمس; متى يحل الظلام; ساعات النهار
events: هل هناك زلازل الآن; إعصار الآن; حرائق الآن; كوارث حالية; ثوران بركان; إضراب; عاصفة الآن
routes: كيف أصل من إلى; الطريق من إلى; كيف أذهب من الفندق إلى المحطة; المشي من إلى; أفضل طريق إلى المطار
save: احفظ هذا; احفظ الإجابة; أضف إلى المفضلة; تذكر هذا
explain: لماذا المتحف في المساء; لماذا اخترت هذا المطعم; لماذا في هذا اليوم; اشرح الخطة
documents: ما الوثائق المطلوبة; ما المستندات التي أحتاجها; قائمة المستندات; الأوراق المطلوبة
guide: حدثني عن; أخبرني عن; كيف هي المدينة; نبذة عن
account: احذف حسابي; كم سؤالا بقي لي; اشتراكي; تصدير بياناتي
sim: شريحة اتصال; شريحة esim; بيانات الجوال; إنترنت على الهاتف
dress: قواعد اللباس; ماذا أرتدي في المعبد; هل يجب تغطية الرأس
etiquette: العادات والتقاليد; آداب; ما الذي يجب تجنبه
sights: شواطئ; حدائق; أسواق; مساجد; كنائس; إطلالات; قصور; مسارح; حديقة الحيوان; أماكن التسوق; حدائق جميلة; منتزهات
eat: مطاعم حلال; مطاعم نباتية; طعام خال من الغلوتين; مقاهي; مطاعم جيدة
split: الفاتورة ونحن كم يدفع كل واحد; قسم على أشخاص; قسم المبلغ بيننا
denied: لم يسمحوا لي بالصعود إلى الطائرة; رفض الصعود; حجز زائد
change: اجعل اليوم أكثر راحة; انقل المتحف إلى الصباح; احذف من الخطة; أضف محطة; غير العشاء; اجعل الرحلة أرخص; يوم راحة; سنصل متأخرين
own: EG=مصرية,SA=سعودية,DZ=جزائري,TN=تونسي,SY=سوري,SD=سوداني
weather: ما مدى حرارة الجو; هل الجو حار; هل تمطر; هل سيكون الجو باردا; الطقس هذا الأسبوع; هل أحتاج مظلة; هل يتساقط الثلج; طقس
convert: حول; حول إلى; كم قيمة; كم تساوي بال; كم يساوي بال
plan: أريد برنامجا; برنامج سياحي; خطة لأيام; رحلة لمدة أيام; جهز لي رحلة; أسبوع في
flights: رحلة إلى; طيران رخيص إلى; احجز تذكرة; تذكرة طيران إلى
hotels: فندق في; فنادق رخيصة; أريد حجز فندق; غرفة في
visa: هل أحتاج فيزا; هل يحتاج إلى تأشيرة; التأشيرة مطلوبة; الدخول بدون تأشيرة
safety: هل هي آمنة; هل البلد آمن
driving: على أي جانب يقودون; السرعة القصوى; رخصة دولية
split: اقسم على; اقسم بيننا; كم على كل واحد
tip: كم البقشيش; هل يعطون بقشيش
compare: أيهما أرخص; أين أنفق أقل
hello: أهلا وسهلا; هلا; مرحبا كيف حالك
thanks: شكرا على المساعدة; أشكرك; مشكور
pack: ماذا أحمل معي; ماذا أحضر`,
  hi: `
own: US=अमेरिकी,GB=ब्रिटिश,NP=नेपाली,PK=पाकिस्तानी,BD=बांग्लादेशी,CA=कनाडाई,CN=चीनी,IN=भारतीयों
hours: क्या खुला है; कब खुलता है; कितने बजे खुलता है; कितने बजे बंद होता है; खुलने का समय; शुक्रवार को खुला है; कब तक खुला रहता है; सोमवार को बंद; समय सारणी; आज खुला है क्या
nearby: होटल के पास दवा की दुकान; मेरे पास; सबसे नज़दीकी एटीएम; पास में फार्मेसी; नज़दीक में सुपरमार्केट; पास में शौचालय; यहाँ आसपास; पेट्रोल पंप पास में
addbooking: मेरी होटल बुकिंग यात्रा में जोड़ो; बुकिंग जोड़ें; मैंने होटल बुक किया है कैसे जोड़ूँ; मेरा टिकट यात्रा में डालो; उड़ान की बुकिंग जोड़नी है
daylight: सूर्यास्त कब है; सूर्योदय कब है; सूरज कब डूबता है; अंधेरा कब होता है; दिन कितना लंबा
events: क्या अभी भूकंप है; तूफ़ान अभी; जंगल की आग; ज्वालामुखी; हड़ताल; अभी कोई आपदा
routes: से कैसे जाएँ; होटल से स्टेशन कैसे जाऊँ; पैदल रास्ता; हवाई अड्डे का रास्ता; क्या पैदल जा सकते हैं
save: इसे सहेजो; जवाब सेव करो; पसंदीदा में जोड़ो; याद रखो
explain: संग्रहालय शाम को क्यों है; यह रेस्तरां क्यों चुना; उस दिन क्यों; योजना समझाओ
documents: कौन से दस्तावेज़ चाहिए; ज़रूरी कागज़ात; दस्तावेज़ सूची
guide: के बारे में बताओ; कैसा शहर है; शहर कैसा है
account: मेरा खाता हटाओ; कितने सवाल बचे हैं; मेरी सदस्यता; मेरा डेटा निर्यात
sim: सिम कार्ड; ईसिम; मोबाइल डेटा; फ़ोन पर इंटरनेट
dress: क्या पहनें; ड्रेस कोड; सिर ढकना; मंदिर में कपड़े
etiquette: शिष्टाचार; रीति रिवाज; क्या नहीं करना चाहिए
sights: समुद्र तट; पार्क; बाज़ार; मंदिर; चर्च; बगीचे; किले; महल; चिड़ियाघर; खरीदारी; देखने लायक; घूमने की जगहें
eat: शाकाहारी रेस्तरां; हलाल खाना; वीगन खाना; कैफे; अच्छे रेस्तरां; रेस्तरां
split: बिल है और हम तीन हैं हर एक कितना देगा; लोगों में बाँटो; लोगों में बांटो; आपस में बाँटना
denied: विमान में चढ़ने नहीं दिया; ओवरबुकिंग
flights: की उड़ान; से की फ्लाइट; उड़ान चाहिए; सस्ती फ्लाइट
change: दिन को आरामदायक बनाओ; संग्रहालय को सुबह कर दो; योजना से हटा दो; एक जगह जोड़ो; रात का खाना बदलो; यात्रा सस्ती करो; आराम का दिन; हम देर से पहुँचेंगे
own: IN=भारत का पासपोर्ट,IN=इंडियन
weather: कितनी गर्मी पड़ती है; कितनी ठंड होती है; बारिश होगी; बर्फ गिरती है; छाता चाहिए; इस हफ्ते मौसम; तापमान कितना; कितना गर्म; कितना ठंडा
visa: वीज़ा लगता है; वीजा चाहिए; क्या वीज़ा की जरूरत है; पासपोर्ट पर वीज़ा; बिना वीज़ा
plugs: कौन सा प्लग चलता है; कौन सा सॉकेट; अडैप्टर चाहिए
tomorrow: कल मेरी यात्रा में क्या है; कल क्या है; आज क्या करना है; कल का कार्यक्रम
plan: दिनों का प्लान बनाओ; घूमने का प्लान; एक हफ्ते की यात्रा; यात्रा की योजना
flights: की फ्लाइट; सस्ती फ्लाइट; टिकट चाहिए
hotels: में होटल; सस्ता होटल; होटल बुक करना है
compare: कौन सस्ता है; कहाँ सस्ता है; क्या सस्ता है
split: लोगों में बराबर बांटो; हर किसी का हिस्सा
hello: नमस्ते कैसे हैं; हाय
thanks: मदद के लिए धन्यवाद; आपका धन्यवाद
driving: किस तरफ गाड़ी चलाते हैं; गति सीमा
pack: क्या ले जाऊं; क्या सामान रखूं`,
  bn: `
own: US=মার্কিন,US=আমেরিকান,GB=ব্রিটিশ,PK=পাকিস্তানি,NP=নেপালি,IN=ইন্ডিয়ান
hours: কি খোলা; কখন খোলে; কয়টায় খোলে; কয়টায় বন্ধ হয়; খোলার সময়; শুক্রবার খোলা; কতক্ষণ খোলা থাকে; সোমবার বন্ধ; আজ খোলা আছে
nearby: হোটেলের কাছে ফার্মেসি; আমার কাছে; সবচেয়ে কাছের এটিএম; কাছাকাছি সুপারমার্কেট; কাছে টয়লেট; আশেপাশে; কাছের ওষুধের দোকান; পেট্রোল পাম্প
addbooking: আমার হোটেল বুকিং ভ্রমণে যোগ করো; বুকিং যোগ করুন; হোটেল বুক করেছি কীভাবে যোগ করব; টিকিট ভ্রমণে যোগ করো; ফ্লাইট বুকিং যোগ করতে চাই
daylight: সূর্যাস্ত কখন; সূর্যোদয় কখন; কখন অন্ধকার হয়; সূর্য কখন ডোবে
events: এখন ভূমিকম্প; ঘূর্ণিঝড় এখন; দাবানল; আগ্নেয়গিরি; ধর্মঘট; এখন কোনো দুর্যোগ
routes: থেকে কীভাবে যাব; হোটেল থেকে স্টেশনে কীভাবে যাব; হেঁটে যাওয়ার পথ; বিমানবন্দরে যাওয়ার রাস্তা
save: এটা সংরক্ষণ করো; উত্তর সেভ করো; পছন্দের তালিকায় যোগ করো; মনে রাখো
explain: জাদুঘর সন্ধ্যায় কেন; এই রেস্তোরাঁ কেন; ওই দিন কেন; পরিকল্পনা ব্যাখ্যা করো
documents: কী কী কাগজপত্র লাগবে; দরকারি কাগজ; কাগজপত্রের তালিকা
guide: সম্পর্কে বলো; কেমন শহর; শহরটা কেমন
account: আমার অ্যাকাউন্ট মুছে দাও; কয়টা প্রশ্ন বাকি; আমার সাবস্ক্রিপশন; আমার তথ্য রপ্তানি
sim: সিম কার্ড; ইসিম; মোবাইল ডেটা
dress: কী পরব; পোশাকের নিয়ম; মাথা ঢাকতে হবে
etiquette: আদবকায়দা; রীতিনীতি; কী করা উচিত নয়
sights: সৈকত; পার্ক; বাজার; মন্দির; মসজিদ; বাগান; দুর্গ; চিড়িয়াখানা; কেনাকাটা; দেখার মতো
eat: হালাল রেস্তোরাঁ; নিরামিষ খাবার; ভেগান রেস্তোরাঁ; ক্যাফে; ভালো রেস্তোরাঁ
split: বিল আমরা তিনজন প্রত্যেকে কত দেবে; জনের মধ্যে ভাগ করো; ভাগ করে দাও
change: দিনটা আরামদায়ক করো; জাদুঘরটা সকালে নিয়ে যাও; পরিকল্পনা থেকে বাদ দাও; একটা জায়গা যোগ করো; রাতের খাবার বদলাও; ভ্রমণ সস্তা করো; বিশ্রামের দিন; আমরা দেরিতে পৌঁছাব
weather: কত গরম পড়ে; কত গরম; কত ঠান্ডা; বৃষ্টি হবে; তুষারপাত; ছাতা লাগবে; এই সপ্তাহে আবহাওয়া; গরম কেমন; শীত কেমন; কাল কি বৃষ্টি হবে
convert: কত রুপি; কত ডলার; কত ইউরো; কত টাকা হয়
tomorrow: কাল আমার ভ্রমণে কী আছে; কাল কী আছে; আজ কী করব; কাল কী করব
hello: হ্যালো কেমন আছেন; কেমন আছেন; হাই; শুভ সন্ধ্যা
plan: দিনের পরিকল্পনা বানাও; এক সপ্তাহের ভ্রমণ; ঘোরার পরিকল্পনা
flights: ফ্লাইট; সস্তা টিকিট; যাওয়ার টিকিট
hotels: হোটেল; সস্তা হোটেল; হোটেল বুক
distance: কত দূর; দূরত্ব কত; কত কিলোমিটার
visa: ভিসা লাগবে; ভিসা লাগে কি; ভিসা ছাড়া
compare: কোনটা সস্তা; কোথায় সস্তা
thanks: সাহায্যের জন্য ধন্যবাদ; আপনাকে ধন্যবাদ
split: জনে ভাগ করো; মাথাপিছু কত
best: কখন যাওয়া ভালো; কোন মাসে যাওয়া ভালো; বেড়ানোর সেরা সময়`,
  zh: `
hours: 开门吗; 几点开门; 几点关门; 开放时间; 营业时间; 星期一开放吗; 周一闭馆吗; 开到几点; 什么时候开; 今天开不开; 最晚几点进
nearby: 酒店附近的药店; 我附近; 最近的取款机; 附近有超市吗; 附近有厕所吗; 离我最近; 这附近有什么; 附近的加油站; 附近吃饭
addbooking: 把我的酒店预订加到行程里; 添加预订; 我订了酒店怎么加进去; 把机票加到行程; 导入我的订单; 录入预订
daylight: 几点日落; 几点日出; 什么时候天黑; 太阳几点下山; 白天多长
events: 现在有地震吗; 有台风吗; 山火; 火山爆发; 罢工; 现在有什么灾害
routes: 怎么从到; 从酒店怎么去车站; 步行路线; 怎么去机场; 能走路过去吗; 怎么走
save: 保存这个; 收藏这个回答; 加到收藏; 记住这个
explain: 为什么博物馆在晚上; 为什么选这家餐厅; 为什么安排在; 解释行程
documents: 需要什么材料; 需要哪些文件; 材料清单
guide: 介绍一下; 是个什么样的城市; 跟我说说
account: 删除我的账号; 还剩几个问题; 我的订阅; 导出我的数据
sim: 电话卡; 手机流量; 上网卡
dress: 穿什么进寺庙; 着装要求; 要不要遮头
etiquette: 当地习俗; 礼仪; 有什么禁忌
sights: 有哪些海滩; 公园; 市场; 教堂; 寺庙; 观景台; 花园; 城堡; 动物园; 购物; 酒吧; 有什么好玩的
eat: 素食餐厅; 清真餐厅; 有什么餐厅; 咖啡馆; 哪里吃
split: 账单我们五个人每人多少; 三个人平分; 平摊; 每人付多少
denied: 不让我登机; 超售; 拒绝登机
change: 把第二天安排得轻松一点; 把博物馆改到上午; 去掉大教堂; 加一个景点; 换掉晚餐; 让行程便宜一点; 加一天休息; 我们晚到; 从行程里删掉
weather: 有多热; 有多冷; 热吗; 冷吗; 会下雪吗; 要带伞吗; 这周天气; 多少摄氏度; 天气如何; 下雨吗
hotels: 我想订酒店; 的酒店; 订酒店; 便宜的酒店; 酒店推荐; 預訂酒店
bookings: 我的预订; 我的酒店预订; 我的航班几点
plan: 安排一周; 玩一周; 帮我规划; 帮我做行程; 天怎么玩
flights: 去的机票; 便宜航班; 飞去
split: 个人平分; 平分; 每个人多少钱; 大家分
compare: 哪个便宜; 哪里更便宜; 哪个贵
visa: 要签证吗; 免签吗; 需要办签证吗
convert: 等于多少; 换成; 折合
hello: 你好吗; 晚上好; 哈喽
thanks: 谢谢你的帮助; 多谢; 谢啦
driving: 驾照可以开车吗; 可以用驾照开车吗; 靠哪边开车; 限速多少
best: 什么时候去最好; 几月去最好; 最佳旅游时间
pack: 该带什么; 带什么衣服`,
  ja: `
hours: 開いていますか; 何時に開きますか; 何時に閉まりますか; 営業時間; 開館時間; 月曜日は休みですか; 何時までやっていますか; 休館日; 閉館時間; 今日開いてる
nearby: ホテルの近くの薬局; 近くの; 一番近いATM; 近くにスーパーはありますか; 近くのトイレ; この辺に; 最寄りの; 近くのガソリンスタンド; 近くで食べる
addbooking: ホテルの予約を旅行に追加したい; 予約を追加; 予約した便を入れたい; ホテルを予約したけどどう追加する; チケットを旅程に追加
daylight: 日没は何時; 日の出は何時; 何時に暗くなる; 日の入り
events: 今地震はありますか; 台風は来ていますか; 山火事; 噴火; ストライキ; 今の災害
routes: からへの行き方; ホテルから駅までどう行く; 徒歩ルート; 空港への行き方; 歩いて行けますか
save: これを保存; 回答を保存; お気に入りに追加; 覚えておいて
explain: なぜ美術館は夜なの; なぜこのレストラン; どうしてその日; 予定を説明して
documents: 必要な書類は; 書類リスト; どんな書類がいる
guide: について教えて; どんな街ですか; どんな町
account: アカウントを削除; 質問はあと何回; 登録プラン; データをエクスポート
sim: simカード; esim; モバイルデータ; 携帯のネット
dress: 服装の決まり; 寺で何を着る; 頭を覆う
etiquette: マナー; 習慣; してはいけないこと
sights: ビーチ; 公園; 市場; 教会; お寺; 展望台; 庭園; 城; 動物園; 買い物; バー; ビーチを教えて
eat: ベジタリアンレストラン; ハラール; ヴィーガン; カフェ; レストラン
split: 会計は人です一人いくら; 三人で割って; 割り勘; 人で分けて
denied: 搭乗を拒否された; オーバーブッキング
flights: からへの便; 行きの便; 飛行機の便
change: 日目をもっとゆったりにして; 美術館を午前に移して; 予定から外して; 立ち寄りを追加; 夕食を変えて; 旅行をもっと安く; 休みの日を入れて; 到着が遅くなる
weather: どのくらい暑い; どのくらい寒い; 暑いですか; 雪は降りますか; 今週の天気; 明日の天気; 気温は何度; 雨が降る; 傘がいる
plan: に行きます予定を立てて; 予定を立ててください; 日間行きます; 旅行の計画; プランを作って; 一週間の旅行
pack: 何を持っていけばいい; 何を持って行く; 何を着ればいい
flights: 行きの航空券; 安い便; フライトを探して
hotels: のホテル; 安いホテル; ホテルを予約したい; 泊まる場所
distance: どのくらい離れている; までの距離; 何キロ
visa: ビザは必要; ビザはいりますか; ビザなしで
convert: はいくら; 何ユーロ; 何円ですか
compare: どちらが安い; どっちが高い
split: 人で割り勘; 一人あたり
hello: やあ; どうも
thanks: ありがとうございました; 助かった`,
  el: `
hours: είναι ανοιχτό; τι ώρα ανοίγει; τι ώρα κλείνει; ώρες λειτουργίας; ανοιχτό τη Δευτέρα
nearby: φαρμακείο κοντά στο ξενοδοχείο; κοντά μου; πλησιέστερο ΑΤΜ
own: GR=ελληνίδα,CY=κυπρια
weather: τι καιρό θα κάνει αυτή την εβδομάδα; πόση ζέστη κάνει; πόσο κρύο κάνει; θα χιονίσει; χρειάζομαι ομπρέλα; καιρός; βρέχει; κάνει ζέστη
tip: πόσο φιλοδώρημα αφήνουν; δίνουν φιλοδώρημα
convert: πόσα ευρώ είναι; πόσα δολάρια είναι; πόσο είναι σε; μετάτρεψε
safety: είναι ασφαλής χώρα; είναι ασφαλές να πάω
plan: ημέρες στο; σχέδιο για μέρες; μια εβδομάδα στη; οργάνωσε ταξίδι
flights: πτήση για; εισιτήρια για; φθηνά εισιτήρια
hotels: ξενοδοχείο στο; φθηνό ξενοδοχείο
visa: θέλω βίζα για; χρειάζεται βίζα για; απαιτείται βίζα
hello: γεια σου; γεια σας; καλημέρα; καλησπέρα
thanks: ευχαριστώ πολύ; σας ευχαριστώ; ευχαριστώ για τη βοήθεια
emergency: τηλέφωνο έκτακτης ανάγκης; αριθμός αστυνομίας; ποιον αριθμό καλώ
time: τι ώρα είναι τώρα; ώρα
passport: έχασα διαβατήριο; δεν βρίσκω το διαβατήριό μου`,
  am: `
safety: ደህና ነው; ደህና ናት; ሰላም ናት; ደህንነት`,
  hy: `
safety: անվտանգ է; վտանգավոր է; որքան անվտանգ
time: ժամը քանիսն է; ժամը քանիսն է հիմա; որ ժամն է`,
  ka: `
time: რომელი საათია ახლა; რომელი საათია; რა დროა
visa: მჭირდება ვიზა; ვიზა საჭიროა
safety: უსაფრთხოა; საშიშია`,
  fa: `
weather: هوا چطور است; هوای این هفته; باران می‌بارد; چقدر گرم است; چقدر سرد است; دمای هوا
plan: برنامه سفر; برنامه چند روزه`,
  da: `
tip: hvor meget drikkepenge giver man
plugs: hvilke stik bruger de; hvilket stik
visa: skal jeg bruge visum; kræver det visum
weather: hvor varmt er det; hvordan bliver vejret; bliver det regn
safety: er det sikkert; er det farligt`,
  nb: `
tip: hvor mye tips gir man; gir man tips
weather: hvor varmt er det; hvordan blir været; blir det regn
safety: er det trygt`,
  sv: `
hours: är det öppet; när öppnar; när stänger; öppettider; öppet på måndag
nearby: apotek nära hotellet; närmaste bankomat; i närheten
tip: hur mycket dricks ger man; ger man dricks
weather: hur varmt är det; hur blir vädret; kommer det regna`,
  pl: `
hours: czy jest otwarty; o której otwierają; o której zamykają; godziny otwarcia; do której czynne; otwarte we wtorek; zamknięte w poniedziałek
nearby: apteka blisko hotelu; najbliższy bankomat; w pobliżu; sklep niedaleko
addbooking: dodaj moją rezerwację; zarezerwowałem hotel jak dodać; dodaj lot do podróży
split: podziel na osoby; rachunek jest nas ile na osobę
daylight: o której zachodzi słońce; wschód słońca
routes: jak dojść z do; jak dojechać z hotelu na dworzec
driving: potrzebna jest winieta; winieta; czy trzeba mieć winietę; opłaty za autostradę
weather: jak gorąco jest; czy będzie padać; jaka będzie pogoda; czy jest zimno`,
  mn: `
passport: би паспортаа гээсэн; паспортаа гээчихлээ; миний паспорт алга`,
  my: `
thanks: ကျေးဇူးအများကြီးတင်ပါတယ်; ကျေးဇူးတင်ပါတယ်; ကျေးဇူးပါ`,
  fil: `
convert: magkano ang; ilang piso ang; palitan ng pera`,
  hr: `
visa: treba li mi viza; je li potrebna viza
weather: koliko je toplo; hoće li padati kiša; kakvo će biti vrijeme`,
  lv: `
plugs: kādas rozetes; kāda rozete
weather: cik karsts; vai līs; kāds būs laiks`,
  ne: `
visa: भिसा चाहिन्छ; जान भिसा लाग्छ; भिसा लाग्छ`,
  uk: `
hours: чи відкрито; коли відкривається; о котрій зачиняється; години роботи; працює в понеділок
nearby: аптека поруч з готелем; найближчий банкомат; поблизу
visa: чи потрібна віза; потрібна віза до
weather: чи буде дощ; наскільки спекотно; яка буде погода`,
  ro: `
convert: câți lei sunt; câți euro sunt; cât fac
weather: cât de cald este; o să plouă; cum va fi vremea`,
  it: `
own: US=americano,GB=britannico,FR=francese,DE=tedesco,ES=spagnolo,RO=rumeno,AL=albanese,MA=marocchino,IN=indiano,CN=cinese,CH=svizzero
hours: è aperto; apre il lunedì; a che ora apre; a che ora chiude; orari di apertura; fino a che ora è aperto; chiuso la domenica; orario
nearby: farmacia vicino all'albergo; vicino a me; qui vicino; il più vicino; dov'è un bancomat; supermercato vicino; bagno più vicino
addbooking: aggiungere la mia prenotazione; ho prenotato un hotel come lo aggiungo; aggiungi il mio volo al viaggio; inserire il biglietto
daylight: a che ora tramonta il sole; tramonto; alba; quando fa buio
routes: come arrivo da a; percorso a piedi; come vado dall'albergo alla stazione
save: salva questo; salva la risposta; aggiungi ai preferiti
explain: perché il museo è la sera; perché questo ristorante; spiega il programma
sights: spiagge; parchi; mercati; chiese; giardini; castelli; dove fare shopping
eat: ristoranti vegani; ristoranti halal; senza glutine
split: il conto è siamo in quanto a testa; dividi per tre; dividere in quattro
change: rendi il giorno più tranquillo; sposta il museo alla mattina; togli dal programma; aggiungi una tappa; cambia la cena; più economico; un giorno di riposo
weather: quanto fa caldo; pioverà; che tempo farà; nevica; serve l'ombrello; farà freddo
flights: un volo per; voli economici per; volo per
hotels: un albergo a; hotel a; prenotare un hotel
compare: dove spendo meno; quale costa meno
split: dividere per persone; quanto a testa
visa: serve il visto con passaporto; con il mio passaporto serve il visto; mi serve un visto per entrare`,
  nl: `
hours: is open; hoe laat gaat open; hoe laat sluit; openingstijden; tot hoe laat open; is dinsdag open; maandag gesloten
nearby: apotheek vlak bij het hotel; in de buurt; dichtstbijzijnde pinautomaat; supermarkt in de buurt; hier vlakbij
addbooking: mijn boeking toevoegen; ik heb een hotel geboekt hoe voeg ik toe; voeg mijn reservering toe aan de reis
daylight: hoe laat gaat de zon onder; zonsondergang; zonsopgang
routes: hoe kom ik van naar; looproute van naar
weather: wordt het nat; wordt het morgen droog
split: verdeel over personen; deel door vier
weather: hoe warm is het; gaat het regenen; hoe koud wordt het; hoe wordt het weer
flights: vlucht naar; goedkoop vliegen naar
hotels: hotel in; een hotel boeken`,
  tr: `
hours: açık mı; saat kaçta açılıyor; saat kaçta kapanıyor; çalışma saatleri; salı günü açık mı; pazartesi kapalı mı; kaça kadar açık
nearby: otelin yakınında eczane; yakınımda; en yakın bankamatik; yakında market; buralarda
addbooking: rezervasyonumu ekle; otel ayırttım nasıl eklerim; uçuşumu seyahate ekle
split: kişiye böl; hesabı bölüşelim; kişi başı ne kadar
daylight: güneş kaçta batıyor; gün batımı; gün doğumu
routes: nasıl giderim; otelden istasyona yol
weather: ne kadar sıcak; yağmur yağacak mı; hava nasıl olacak; soğuk mu
flights: uçak bileti; ucuz uçuş
hotels: otel; ucuz otel
visa: pasaportuyla vize gerekiyor mu; pasaportumla vize gerekir mi; vize lazım mı`,
  ko: `
hours: 열어요; 몇 시에 열어요; 몇 시에 닫아요; 운영 시간; 영업 시간; 월요일에 휴관인가요; 몇 시까지 해요; 개관 시간
nearby: 호텔 근처 약국; 내 주변; 가장 가까운 ATM; 근처 마트; 근처에 화장실
addbooking: 예약을 여행에 추가; 호텔 예약했는데 어떻게 추가; 항공권을 일정에 추가
split: 명이 나누면; 명이서 나눠; 더치페이; 한 사람당 얼마
daylight: 해가 몇 시에 져요; 일몰; 일출
routes: 어떻게 가요; 가는 길
weather: 얼마나 더워요; 얼마나 추워요; 비가 올까요; 눈이 와요; 날씨 어때
convert: 몇 원이야; 몇 달러; 얼마예요
hello: 안녕; 안녕하세요`,
  id: `
hours: apakah buka; jam berapa buka; jam berapa tutup; jam buka; buka hari senin
nearby: apotek dekat hotel; dekat sini; atm terdekat
addbooking: tambahkan pemesanan ke perjalanan
weather: seberapa panas; apakah akan hujan; bagaimana cuacanya
convert: berapa rupiah; berapa dolar`,
  vi: `
hours: có mở cửa không; mấy giờ mở cửa; mấy giờ đóng cửa; giờ mở cửa
nearby: nhà thuốc gần khách sạn; gần đây; cây atm gần nhất
plan: kế hoạch ngày ở; lịch trình ngày
addbooking: thêm đặt phòng vào chuyến đi
weather: nóng thế nào; trời có mưa không; thời tiết thế nào
convert: bằng bao nhiêu; bao nhiêu tiền việt; đổi sang`,
  th: `
weather: ร้อนแค่ไหน; ฝนจะตกไหม; หนาวไหม
convert: กี่บาท; เท่ากับกี่`,
  sr: `
convert: koliko dinara je; колико динара је
visa: да ли ми треба виза; treba li mi viza`,
  bg: `
tip: колко бакшиш се оставя; оставя ли се бакшиш
weather: колко е горещо; ще вали ли; какво ще бъде времето`,
  hu: `
plan: tervezz egy napos utat; napos út; tervezz nekem egy utat
weather: milyen meleg van; fog esni; milyen idő lesz`,
  ca: `
plan: fes-me un pla de dies; un pla de dies; organitza un viatge
weather: quina calor fa; plourà; quin temps farà`,
  fi: `
hours: onko auki; milloin aukeaa; milloin sulkeutuu; aukioloajat
nearby: apteekki lähellä hotellia; lähin pankkiautomaatti
weather: mikä sää on huomenna; millainen sää on; sää huomenna`,
  cs: `
hours: je otevřeno; kdy otevírá; v kolik zavírá; otevírací doba
nearby: lékárna blízko hotelu; nejbližší bankomat; v okolí`,
}
