import { list } from '../list'
import type { Country } from './country'

export const middleEast: readonly Country[] = [
  {
    name: 'Israel',
    aliases: list('IL, ISR'),
    region: 'Middle East',
    weight: 2,
    ending: 'il',
    phone: '+972 3 555 0###',
    language: 'English',
    cities: list('תל אביב/Tel Aviv, חיפה/Haifa, ירושלים/Jerusalem, הרצליה/Herzliya, באר שבע/Beersheba'),
    streets: list('רוטשילד #, הרצל #, דרך בגין #, שדרות הנשיא #'),
    firstNames: list(
      'נועה/Noa, איתי/Itai, מיכל/Michal, יונתן/Yonatan, שירה/Shira, עומר/Omer, תמר/Tamar, אורי/Uri, רונית/Ronit, גיל/Gil',
    ),
    lastNames: list(
      'כהן/Cohen, לוי/Levi, מזרחי/Mizrahi, פרץ/Peretz, ביטון/Biton, אברהם/Avraham, פרידמן/Friedman, שפירא/Shapira, אזולאי/Azoulay, גולן/Golan',
    ),
    legalForms: list('{} Ltd., {} Technologies Ltd.'),
  },
  {
    name: 'United Arab Emirates',
    aliases: list('UAE, U.A.E., Emirates, AE'),
    region: 'Middle East',
    weight: 1.5,
    ending: 'ae',
    phone: '+971 4 555 0###',
    language: 'English',
    cities: list('Dubai, Abu Dhabi, Sharjah, Ras Al Khaimah'),
    streets: list('# Sheikh Zayed Road, # Corniche Street, # Al Wahda Road, # Marina Walk'),
    firstNames: list('Fatima, Omar, Layla, Khalid, Mariam, Rashid, Aisha, Yousef, Noura, Hamdan, Priya, Daniel'),
    lastNames: list(
      'Al Mansoori, Al Suwaidi, Al Hashimi, Al Marri, Haddad, Nair, Rahman, Khoury, Al Falasi, Siddiqui, Pereira, Saleh',
    ),
    legalForms: list('{} LLC, {} FZ-LLC, {} PJSC'),
  },
  {
    name: 'Türkiye',
    aliases: list('Turkey, TR, TUR'),
    region: 'Middle East',
    weight: 1.5,
    ending: 'tr',
    phone: '+90 212 555 0# ##',
    language: 'English',
    cities: list('İstanbul/Istanbul, Ankara, İzmir/Izmir, Bursa, Antalya, Gaziantep'),
    streets: list('Atatürk Caddesi No: #, İstiklal Caddesi No: #, Sanayi Sokak No: #, Liman Yolu No: #'),
    firstNames: list('Elif, Mustafa, Zeynep, Burak, Çağla, Oğuz, Şebnem, Hakan, Gülşen, Kerem, İpek, Tolga'),
    lastNames: list('Yılmaz, Öztürk, Çelik, Şahin, Aydın, Kılıç, Doğan, Güneş, Erdoğdu, Koçak, Özkan, Tekin'),
    legalForms: list('{} A.Ş., {} Ltd. Şti.'),
  },
]
