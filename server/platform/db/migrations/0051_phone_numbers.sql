-- Numbers of suppliers and of the China line become E.164, which Call Supplier and links need. Chinese numbers may lack
-- the country code. What is not a single number stays as written, without a link.
CREATE FUNCTION pg_temp.e164(written text, is_chinese boolean) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  digits text := regexp_replace(
    replace(normalize(written, NFKC), '(0)', ''), '[\s().\u00ad\u200b-\u200f\u2010-\u2015\u2060-\u2069\u202a-\u202e\ufeff-]', '', 'g');
  national text := CASE
    WHEN digits ~ '^(\+|00)86' THEN regexp_replace(digits, '^(\+|00)86', '')
    WHEN is_chinese AND digits ~ '^86(1[3-9]\d{9}|0?[2-9]\d{9,10})$' THEN substr(digits, 3)
    WHEN is_chinese AND digits ~ '^(1[3-9]\d{9}|0[1-9]\d{8,10})$' THEN digits
  END;
BEGIN
  RETURN CASE
    WHEN national ~ '^0?([1-9]\d{8,10})$' THEN '+86' || regexp_replace(national, '^0', '')
    WHEN national IS NULL AND digits ~ '^(\+|00)[1-9]\d{7,14}$' THEN regexp_replace(digits, '^(\+|00)', '+')
    ELSE written
  END;
END $$;
--> statement-breakpoint
UPDATE "partners" SET "contact_phone" = pg_temp.e164("contact_phone", coalesce(trim("country"), '') IN ('', 'CN', 'China', 'Chine', '中国'))
WHERE "contact_phone" IS NOT NULL;
--> statement-breakpoint
UPDATE "site_settings" SET "value" = jsonb_set("value", '{china}', to_jsonb(pg_temp.e164("value"->>'china', true)))
WHERE "key" = 'phones' AND "value"->>'china' !~ '^\+[1-9][0-9 -]+$';
--> statement-breakpoint
DROP FUNCTION pg_temp.e164(text, boolean);
