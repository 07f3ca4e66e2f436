-- By hand: names as they sound on the phone. Letters are small and without marks, `Müller` is `Mueller`, and what parts words is
-- left out, so that `von der Heide` is `Vonderheide`; the wildcards of LIKE, too. A list of letters, since `lower` of a database
-- with the locale C knows ASCII alone.
CREATE FUNCTION name_key(name TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(translate(name,
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĸĹĺĻļĽľĿŁłŃńŅņŇňŊŋŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚțẞΆΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰϊϋόύώЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝў -’·.,%_\',
    'abcdefghijklmnopqrstuvwxyzaaaaaaæceeeeiiiidnoooooouuuuytaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkklllllllllnnnnnnnnooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzsssttßαεηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυιυουωееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиу'
  ), 'ß', 'ss'), 'æ', 'a'), 'œ', 'o'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;
