import { list } from '../list'
import type { Country } from './country'

export const africa: readonly Country[] = [
  {
    name: 'South Africa',
    aliases: list('ZA, RSA'),
    region: 'Africa',
    weight: 1.5,
    ending: 'za',
    phone: '+27 11 555 0###',
    language: 'English',
    cities: list(
      'Cape Town|Western Cape, Stellenbosch|Western Cape, Johannesburg|Gauteng, Pretoria|Gauteng, Durban|KwaZulu-Natal, Gqeberha|Eastern Cape',
    ),
    streets: list('# Long Street, # Jan Smuts Avenue, # Bree Street, # Umhlanga Rocks Drive'),
    firstNames: list('Thandiwe, Pieter, Naledi, Sipho, Anika, Lerato, Johan, Zanele, Kobus, Nomsa, Riaan, Ayanda'),
    lastNames: list(
      'Nkosi, van der Merwe, Dlamini, Botha, Naidoo, Mokoena, Pillay, du Plessis, Khumalo, Petersen, Mbeki, Fourie',
    ),
    legalForms: list('{} (Pty) Ltd, {} Ltd'),
  },
  {
    name: 'Nigeria',
    aliases: list('NG, NGA'),
    region: 'Africa',
    weight: 1,
    ending: 'ng',
    phone: '+234 1 555 0###',
    language: 'English',
    cities: list('Lagos|Lagos, Abuja|Federal Capital Territory, Ibadan|Oyo, Port Harcourt|Rivers, Kano|Kano'),
    streets: list('# Broad Street, # Awolowo Road, # Marina Road, # Herbert Macaulay Way'),
    firstNames: list('Chidinma, Tunde, Ngozi, Emeka, Adaeze, Yusuf, Folake, Ibrahim, Kemi, Obinna, Zainab, Segun'),
    lastNames: list('Adeyemi, Okafor, Eze, Balogun, Abubakar, Nwosu, Ogunleye, Bello, Obi, Adebayo, Umeh, Lawal'),
    legalForms: list('{} Ltd, {} Plc, {} Nigeria Ltd'),
  },
  {
    name: 'Kenya',
    aliases: list('KE, KEN'),
    region: 'Africa',
    weight: 0.8,
    ending: 'ke',
    phone: '+254 20 555 0###',
    language: 'English',
    cities: list('Nairobi, Mombasa, Kisumu, Nakuru'),
    streets: list('# Kimathi Street, # Ngong Road, # Moi Avenue, # Waiyaki Way'),
    firstNames: list('Wanjiru, Otieno, Achieng, Kamau, Njeri, Kiprop, Wambui, Hassan, Nyambura, Barasa'),
    lastNames: list('Mwangi, Odhiambo, Kariuki, Wekesa, Njoroge, Cheruiyot, Omondi, Mutua, Kibet, Abdi'),
    legalForms: list('{} Ltd, {} Kenya Ltd'),
  },
]
