import { list } from '../list'
import type { Country } from './country'

export const asiaPacific: readonly Country[] = [
  {
    name: 'India',
    aliases: list('Bharat, भारत, IN, IND'),
    region: 'Asia',
    weight: 7,
    ending: 'in',
    phone: '+91 22 5550 0###',
    language: 'English',
    cities: list(
      'Bengaluru/Bangalore|Karnataka, Mumbai|Maharashtra, Pune|Maharashtra, नई दिल्ली/New Delhi|Delhi, Gurugram/Gurgaon|Haryana, Noida|Uttar Pradesh, Hyderabad|Telangana, Chennai|Tamil Nadu, Coimbatore|Tamil Nadu, Ahmedabad|Gujarat, Kolkata|West Bengal, Kochi|Kerala',
    ),
    streets: list(
      '# MG Road, # Residency Road, # Nehru Nagar, # Linking Road, # Anna Salai, # Park Street, # Outer Ring Road',
    ),
    firstNames: list(
      'Aarav, Ananya, Rohan, Kavita, Vikram, Sneha, Arjun, Meera, Siddharth, Pooja, Karthik, Divya, Rahul, Lakshmi, Imran, Nisha, Suresh, Ishita, Manish, अदिति/Aditi, राजेश/Rajesh, Farah',
    ),
    lastNames: list(
      'Sharma, Iyer, Patel, Reddy, Gupta, Nair, Mehta, Chatterjee, Joshi, Rao, Kulkarni, Banerjee, Khan, Menon, Desai, Agarwal, Pillai, Bhat, Malhotra, D’Souza',
    ),
    legalForms: list('{} Pvt. Ltd., {} Private Limited, {} Ltd., {} LLP'),
  },
  {
    name: 'Japan',
    aliases: list('日本, JP, JPN, Nippon'),
    region: 'Asia',
    weight: 5,
    ending: 'jp',
    phone: '+81 3 5550 0###',
    language: 'Japanese',
    cities: list(
      '東京/Tokyo|東京都/Tokyo, 大阪/Osaka|大阪府/Osaka, 横浜/Yokohama|神奈川県/Kanagawa, 神戸/Kobe|兵庫県/Hyogo, 京都/Kyoto|京都府/Kyoto, 名古屋/Nagoya|愛知県/Aichi, 福岡/Fukuoka|福岡県/Fukuoka, 札幌/Sapporo|北海道/Hokkaido, 仙台/Sendai|宮城県/Miyagi',
    ),
    streets: list('港区芝浦#, 中央区本町#, 中区山下町#, 西区みなとみらい#, 千代田区丸の内#, 北区梅田#'),
    firstNames: list(
      '花子/Hanako, 健一/Kenichi, 美咲/Misaki, 大輔/Daisuke, 陽子/Yoko, 翔太/Shota, 直美/Naomi, 拓也/Takuya, さくら/Sakura, 浩二/Koji, 恵/Megumi, 亮/Ryo, 由美子/Yumiko, 誠/Makoto, 彩/Aya, 隆/Takashi',
    ),
    lastNames: list(
      '佐藤/Sato, 鈴木/Suzuki, 高橋/Takahashi, 田中/Tanaka, 渡辺/Watanabe, 伊藤/Ito, 山本/Yamamoto, 中村/Nakamura, 小林/Kobayashi, 加藤/Kato, 吉田/Yoshida, 山田/Yamada, 松本/Matsumoto, 井上/Inoue, 木村/Kimura, 清水/Shimizu, 森/Mori, 池田/Ikeda, 橋本/Hashimoto, 石川/Ishikawa',
    ),
    legalForms: list('{}株式会社, 株式会社{}, {}合同会社'),
  },
  {
    name: 'South Korea',
    aliases: list('Korea, Republic of Korea, 대한민국, 한국, KR, KOR'),
    region: 'Asia',
    weight: 2,
    ending: 'kr',
    phone: '+82 2 555 0###',
    language: 'English',
    cities: list('서울/Seoul, 부산/Busan, 인천/Incheon, 대전/Daejeon, 성남/Seongnam|경기도/Gyeonggi'),
    streets: list('테헤란로 #, 세종대로 #, 해운대로 #, 판교로 #'),
    firstNames: list(
      '민준/Minjun, 서연/Seoyeon, 지훈/Jihoon, 수진/Sujin, 현우/Hyunwoo, 은지/Eunji, 동현/Donghyun, 유나/Yuna, 재민/Jaemin, 하은/Haeun, 성호/Seongho, 미경/Mikyung',
    ),
    lastNames: list(
      '김/Kim, 이/Lee, 박/Park, 최/Choi, 정/Jung, 강/Kang, 조/Cho, 윤/Yoon, 장/Jang, 임/Lim, 한/Han, 신/Shin',
    ),
    legalForms: list('{} Co. Ltd., {} Corp., {} Korea'),
  },
  {
    name: 'China',
    aliases: list('中国, PRC, CN, CHN'),
    region: 'Asia',
    weight: 2.5,
    ending: 'cn',
    phone: '+86 21 5550 0###',
    language: 'English',
    cities: list(
      '上海/Shanghai, 北京/Beijing, 深圳/Shenzhen|广东/Guangdong, 广州/Guangzhou|广东/Guangdong, 杭州/Hangzhou|浙江/Zhejiang, 成都/Chengdu|四川/Sichuan',
    ),
    streets: list('南京路#号, 中山路#号, 人民路#号, 科技园路#号'),
    firstNames: list(
      '伟/Wei, 芳/Fang, 娜/Na, 强/Qiang, 敏/Min, 静/Jing, 磊/Lei, 洋/Yang, 艳/Yan, 杰/Jie, 晓梅/Xiaomei, 志强/Zhiqiang',
    ),
    lastNames: list(
      '王/Wang, 李/Li, 张/Zhang, 刘/Liu, 陈/Chen, 杨/Yang, 赵/Zhao, 黄/Huang, 周/Zhou, 吴/Wu, 徐/Xu, 孙/Sun',
    ),
    legalForms: list('{} Co. Ltd., {} Technology Co. Ltd.'),
  },
  {
    name: 'Singapore',
    aliases: list('SG, SGP'),
    region: 'Asia',
    weight: 2,
    ending: 'sg',
    phone: '+65 6555 0###',
    language: 'English',
    cities: list('Singapore'),
    streets: list('# Robinson Road, # Raffles Place, # Ayer Rajah Crescent, # Orchard Road, # Jurong Gateway'),
    firstNames: list(
      'Wei Ling, Jun Hao, Siti, Arvind, Hui Min, Kelvin, Nurul, Rajesh, Shu Fen, Benjamin, Aishah, Cheryl',
    ),
    lastNames: list('Tan, Lim, Ng, Goh, Rahman, Krishnan, Chua, Ong, Lee, Abdullah, Teo, Menon'),
    legalForms: list('{} Pte. Ltd., {} Holdings Pte. Ltd.'),
  },
  {
    name: 'Australia',
    aliases: list('AU, AUS, Oz'),
    region: 'Oceania',
    weight: 4,
    ending: 'au',
    phone: '+61 2 5550 ####',
    language: 'English',
    cities: list(
      'Sydney|New South Wales, Newcastle|New South Wales, Melbourne|Victoria, Geelong|Victoria, Brisbane|Queensland, Cairns|Queensland, Perth|Western Australia, Adelaide|South Australia, Hobart|Tasmania, Canberra|Australian Capital Territory',
    ),
    streets: list(
      '# George Street, # Collins Street, # Wharf Road, # Eucalyptus Avenue, # Adelaide Terrace, # King William Street',
    ),
    firstNames: list(
      'Lachlan, Matilda, Angus, Bronte, Hamish, Kirra, Jack, Georgia, Minh, Tahlia, Cooper, Sienna, Darcy, Ruby, Dimitri, Alinta',
    ),
    lastNames: list(
      'Whitlam, Papadakis, Nguyen, Fraser, Kelly, Macarthur, Tran, Hawthorne, Douglas, Kaur, Barton, Ryan, Sutherland, Costa, Walsh, Lawson',
    ),
    legalForms: list('{} Pty Ltd, {} Limited, {} Australia Pty Ltd'),
  },
  {
    name: 'New Zealand',
    aliases: list('NZ, NZL, Aotearoa'),
    region: 'Oceania',
    weight: 1,
    ending: 'nz',
    phone: '+64 9 555 0###',
    language: 'English',
    cities: list(
      'Auckland, Wellington, Christchurch|Canterbury, Hamilton|Waikato, Dunedin|Otago, Tauranga|Bay of Plenty',
    ),
    streets: list('# Queen Street, # Lambton Quay, # Colombo Street, # Ponsonby Road'),
    firstNames: list('Aroha, Tāne, Hēmi, Sophie, Wiremu, Olivia, Nikau, Harriet, Mereana, Blake, Fetu, Ella'),
    lastNames: list('Tūhoe, McLeod, Parata, Fleming, Taufa, Henare, Campbell, Ngata, Wilson, Tamihere, Burns, Leota'),
    legalForms: list('{} Ltd, {} NZ Ltd'),
  },
]
