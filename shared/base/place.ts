import type { Locale } from './locale.ts';

/** Place names of suppliers and offices, with their Chinese names. */
const chinese: Readonly<Record<string, string>> = {
  China: '中国',
  Zhejiang: '浙江',
  Guangdong: '广东',
  Fujian: '福建',
  Jiangsu: '江苏',
  Shandong: '山东',
  Anhui: '安徽',
  Jiangxi: '江西',
  Hebei: '河北',
  Henan: '河南',
  Hubei: '湖北',
  Hunan: '湖南',
  Sichuan: '四川',
  Shanghai: '上海',
  Beijing: '北京',
  Tianjin: '天津',
  Chongqing: '重庆',
  'Hong Kong': '香港',
  Wenzhou: '温州',
  Ningbo: '宁波',
  Hangzhou: '杭州',
  Jinhua: '金华',
  Taizhou: '台州',
  Shaoxing: '绍兴',
  Jiaxing: '嘉兴',
  Huzhou: '湖州',
  Lishui: '丽水',
  Yiwu: '义乌',
  Yongkang: '永康',
  Yueqing: '乐清',
  Ruian: '瑞安',
  "Rui'an": '瑞安',
  Cixi: '慈溪',
  Yuyao: '余姚',
  Wenling: '温岭',
  'Lucheng District': '鹿城区',
  'Ouhai District': '瓯海区',
  'Longwan District': '龙湾区',
  'Dongtou District': '洞头区',
  'Yongjia County': '永嘉县',
  'Pingyang County': '平阳县',
  'Cangnan County': '苍南县',
  Guangzhou: '广州',
  Shenzhen: '深圳',
  Dongguan: '东莞',
  Foshan: '佛山',
  Zhongshan: '中山',
  Shantou: '汕头',
  Xiamen: '厦门',
  Quanzhou: '泉州',
  Jinjiang: '晋江',
  Fuzhou: '福州',
  Suzhou: '苏州',
  Nanjing: '南京',
  Wuxi: '无锡',
  Qingdao: '青岛',
  Nigeria: '尼日利亚',
  Lagos: '拉各斯',
  Ikeja: '伊凯贾',
  Kenya: '肯尼亚',
  Nairobi: '内罗毕',
  Ghana: '加纳',
  Accra: '阿克拉',
  "Côte d'Ivoire": '科特迪瓦',
  Abidjan: '阿比让',
  Tanzania: '坦桑尼亚',
  'Dar es Salaam': '达累斯萨拉姆',
  'South Africa': '南非',
  Johannesburg: '约翰内斯堡',
};

/**
 * A place as staff wrote it ("Lucheng District, Wenzhou, Zhejiang"), in the form of a language. Chinese goes from the
 * largest unit to the smallest without commas; parts that are not in the list follow unchanged.
 */
export function placeIn(locale: Locale, place: string): string {
  if (locale !== 'zh') return place;
  const parts = place.split(/\s*[,\n]\s*/).map((part) => part.trim().replaceAll('’', "'"));
  let known = '';
  while (parts.length > 0 && Object.hasOwn(chinese, parts.at(-1)!)) known += chinese[parts.pop()!]!;
  if (!known) return place;
  return [known, ...(parts.length > 0 ? [parts.join(', ')] : [])].join(' ');
}
